import type { ErrorRecord } from '#contract/error-record.ts';

/** Something that went wrong, as it was caught. */
export type Caught = {
  /** Where it was caught: an uncaught error, a rejection nobody handled, the drawing of a section. */
  readonly source: 'uncaught' | 'rejection' | 'render';
  readonly error: unknown;
  /** What to do when the visitor presses Retry. */
  readonly retry?: () => void;
};

export type Severity = ErrorRecord['severity'];

// Browsers report it when an observer needs another frame; nothing is wrong.
const HARMLESS = /^ResizeObserver loop/;

/**
 * Records a failure: local log, toast, report to the server. The code for it is fetched with the
 * first failure. Never throws and never rejects, or it would catch itself.
 */
export function capture(caught: Caught): void {
  if (caught.error instanceof Error && HARMLESS.test(caught.error.message)) return;
  import('./record.ts').then(({ record }) => record(caught)).catch(() => undefined);
}
