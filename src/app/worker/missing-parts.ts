import { isCut, probeNetwork } from '#outbox/page/network.ts';
import { isMissing, noteMissing, setPartMissing } from './update-store.ts';

/**
 * Detects chunks that can't be loaded. If online, the page is older than the deployed version: a
 * reload is offered. If offline, the network strip says so.
 */
export function watchForMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    partIsMissing(payload);
  });
  // Whoever imports the chunk handles its absence; reporting an uncaught error would be noise.
  addEventListener('unhandledrejection', (event) => {
    if (isMissing(event.reason)) event.preventDefault();
  });
}

/** A chunk can't be loaded; `error` is what its import rejects with. */
export function partIsMissing(error: unknown): void {
  noteMissing(error);
  void explain();
}

async function explain(): Promise<void> {
  if (!isCut(await probeNetwork())) setPartMissing();
}
