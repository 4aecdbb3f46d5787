import { isCut } from '#features/outbox-status/network-watch.ts';
import { probeNetwork } from '#features/outbox-status/network.ts';
import { isMissing, noteMissing, setPartMissing } from './update-store.ts';

/**
 * Watches for parts of the site that can't be loaded. With the network there, the page is older
 * than what is served: a reload is offered. Without it the network strip says what is wrong.
 */
export function watchForMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    partIsMissing(payload);
  });
  // Who asked for the part deals with its absence; the report of an uncaught error would be noise.
  addEventListener('unhandledrejection', (event) => {
    if (isMissing(event.reason)) event.preventDefault();
  });
}

/** A part of the site can't be loaded; `error` is what whoever asked for it gets. */
export function partIsMissing(error: unknown): void {
  noteMissing(error);
  void explain();
}

async function explain(): Promise<void> {
  if (!isCut(await probeNetwork())) setPartMissing();
}
