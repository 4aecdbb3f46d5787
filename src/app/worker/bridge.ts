import type { ToWorker } from '#contract/worker-messages.ts';
import { startInstallWatch } from '#features/install/install-prompt.ts';
import { doubtNetwork } from '#features/outbox-status/network.ts';
import { startTriggers } from '#features/outbox-status/triggers.ts';
import { mayHaveWaiting } from '#outbox/waiting-flag.ts';
import { watchForMissingParts } from './missing-parts.ts';
import { reloadOnTakeover } from './takeover.ts';
import { setWaitingVersion } from './update-store.ts';

/** Shortest time between two looks for a new version, in milliseconds. */
const LOOK_AGAIN_MS = 3_600_000;

/** Starts everything that ties the page to its worker: registration, update offer, the outbox's triggers. */
export function startWorkerBridge(): void {
  startTriggers();
  startInstallWatch();
  watchForMissingParts();
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  reloadOnTakeover(navigator.serviceWorker, () => location.reload());
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/service-worker.js', { type: 'classic', updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => {
    setWaitingVersion(() => workbox.messageSkipWaiting());
  });
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return;
  if (registration.active) lookForUpdates(registration);
  await navigator.serviceWorker.ready;
  // A browser that was killed may have lost the flag, never the lead: the worker looks for itself.
  if (!mayHaveWaiting()) post({ type: 'DRAIN' });
  post({ type: 'CACHE_PICTURES' });
}

/** Asks for a new version now, and again when an app left open for long is looked at. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = 0;
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    // Most pages come from the phone: this is the request that shows whether the network is there.
    registration.update().catch(() => void doubtNetwork());
  };
  document.addEventListener('visibilitychange', look);
  look();
}

function post(message: ToWorker): void {
  void navigator.serviceWorker.ready.then((registration) =>
    registration.active?.postMessage(message),
  );
}
