import type { Caught } from './describe-error.ts';

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
