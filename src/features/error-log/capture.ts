import type { Caught } from './describe-error.ts';

type Uncaught = ErrorEvent | PromiseRejectionEvent;

let started = false;

/** Captures uncaught errors and rejections, also those that the boot script has kept (`before`). */
export function startErrorLog(before: readonly Uncaught[]): void {
  for (const event of before) hear(event);
  if (started) return;
  started = true;
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
}

function hear(event: Uncaught): void {
  if ('reason' in event) {
    // Handled elsewhere, such as a chunk of an earlier version (app/worker/missing-parts.ts).
    if (!event.defaultPrevented) capture({ source: 'rejection', error: event.reason });
    return;
  }
  capture({ source: 'uncaught', error: event.error ?? new Error(event.message) });
}

// Browsers report this when an observer needs another frame; nothing is wrong.
const HARMLESS = /^ResizeObserver loop/;

/**
 * Records a failure: local log, toast, report to the server; the code is loaded with the first one.
 * Never throws or rejects, or it would catch itself.
 */
export function capture(caught: Caught): void {
  if (caught.error instanceof Error && HARMLESS.test(caught.error.message)) return;
  import('./record.ts').then(({ record }) => record(caught)).catch(() => undefined);
}
