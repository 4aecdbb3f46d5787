import type { ToWorker } from '#contract/worker-messages.ts';
import { startTriggers } from '#features/outbox-status/triggers.ts';
import { setWaitingVersion } from './update-store.ts';

/** Starts everything that ties the page to its worker: registration, update offer, the outbox's triggers. */
export function startWorkerBridge(): void {
  startTriggers();
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/service-worker.js', { type: 'classic', updateViaCache: 'none' });
  const hadController = navigator.serviceWorker.controller !== null;
  workbox.addEventListener('waiting', () => {
    setWaitingVersion(() => workbox.messageSkipWaiting());
  });
  // Every tab reloads once when a new version takes over, so that two versions are never mixed.
  let reloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!hadController || reloading) return;
    reloading = true;
    location.reload();
  });
  await workbox.register().catch(() => undefined);
  await navigator.serviceWorker.ready;
  post({ type: 'CACHE_PICTURES' });
}

function post(message: ToWorker): void {
  void navigator.serviceWorker.ready.then((registration) =>
    registration.active?.postMessage(message),
  );
}
