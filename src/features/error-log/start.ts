import { capture } from './capture.ts';

type Uncaught = ErrorEvent | PromiseRejectionEvent;

let started = false;

/**
 * Catches what nothing else has caught, once for the life of the page; `before` is what the boot script
 * has kept.
 */
export function startErrorLog(before: readonly Uncaught[]): void {
  for (const event of before) hear(event);
  if (started) return;
  started = true;
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
}

function hear(event: Uncaught): void {
  if ('reason' in event) {
    // Somebody has dealt with it already, such as with a part of the site that is gone.
    if (!event.defaultPrevented) capture({ source: 'rejection', error: event.reason });
    return;
  }
  capture({ source: 'uncaught', error: event.error ?? new Error(event.message) });
}
