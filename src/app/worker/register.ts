import { Workbox } from 'workbox-window';
import type { ToPage, ToWorker } from '#contract/worker-messages.ts';
import { reloadOnTakeover } from './takeover.ts';

/** Shortest interval between two checks for a new version, in milliseconds. */
const LOOK_AGAIN_MS = 3_600_000;

type Listening = {
  /** Whether the page itself sends what waits. */
  readonly mayHaveWaiting: boolean;
  /** A new version is installed and waits; `accept` activates it. */
  readonly onWaiting: (accept: () => void) => void;
  /** The worker shows pages with this content from now on. */
  readonly onPublished: (content: string | null) => void;
  /** The host could not be reached. */
  readonly onUnreachable: () => void;
};

/**
 * Registers the service worker and checks for new versions. Loaded by the boot script before
 * anything else of the site runs, so it imports nothing that is in the site's own chunks.
 */
export async function register(
  workers: ServiceWorkerContainer,
  listening: Listening,
): Promise<void> {
  reloadOnTakeover(workers, () => location.reload());
  workers.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data.type === 'PUBLISHED') listening.onPublished(data.content);
  });
  const workbox = new Workbox('/service-worker.js', { type: 'classic', updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => {
    listening.onWaiting(() => workbox.messageSkipWaiting());
  });
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return;
  if (registration.active) lookForUpdates(registration, listening.onUnreachable);
  const { active } = await workers.ready;
  // A killed browser may have lost the flag, never the lead: the worker checks the database itself.
  const post = (message: ToWorker) => active?.postMessage(message);
  if (!listening.mayHaveWaiting) post({ type: 'DRAIN' });
  post({ type: 'CACHE_REST' });
}

/** Checks for a new version now; again, and for new content, when a long-running app becomes visible. */
function lookForUpdates(registration: ServiceWorkerRegistration, onUnreachable: () => void): void {
  let lookedAt = 0;
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    if (lookedAt > 0) registration.active?.postMessage({ type: 'CACHE_REST' } satisfies ToWorker);
    lookedAt = Date.now();
    // Most pages come from the cache: this request shows whether the network is available.
    registration.update().catch(onUnreachable);
  };
  document.addEventListener('visibilitychange', look);
  look();
}
