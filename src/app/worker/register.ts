import { Workbox } from 'workbox-window';
import type { ToWorker } from '#contract/worker-messages.ts';
import { reloadOnTakeover } from './takeover.ts';

/** Shortest time between two looks for a new version, in milliseconds. */
const LOOK_AGAIN_MS = 3_600_000;

type Listening = {
  /** Whether the page itself sees to what waits to be sent. */
  readonly mayHaveWaiting: boolean;
  /** A new version is installed and waits; `accept` lets it take over. */
  readonly onWaiting: (accept: () => void) => void;
  /** The host did not answer. */
  readonly onUnreachable: () => void;
};

/**
 * Registers the service worker and keeps an eye on new versions. Loaded by the boot script, before
 * anything else of the site runs: imports nothing that the site's own code is in.
 */
export async function register(
  workers: ServiceWorkerContainer,
  listening: Listening,
): Promise<void> {
  reloadOnTakeover(workers, () => location.reload());
  const workbox = new Workbox('/service-worker.js', { type: 'classic', updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => {
    listening.onWaiting(() => workbox.messageSkipWaiting());
  });
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return;
  if (registration.active) lookForUpdates(registration, listening.onUnreachable);
  const { active } = await workers.ready;
  // A browser that was killed may have lost the flag, never the lead: the worker looks for itself.
  const post = (message: ToWorker) => active?.postMessage(message);
  if (!listening.mayHaveWaiting) post({ type: 'DRAIN' });
  post({ type: 'CACHE_REST' });
}

/** Asks for a new version now, and again when an app left open for long is looked at. */
function lookForUpdates(registration: ServiceWorkerRegistration, onUnreachable: () => void): void {
  let lookedAt = 0;
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    // Most pages come from the phone: this is the request that shows whether the network is there.
    registration.update().catch(onUnreachable);
  };
  document.addEventListener('visibilitychange', look);
  look();
}
