/** An uncaught error or unhandled rejection. */
export type UncaughtEvent = ErrorEvent | PromiseRejectionEvent;

/**
 * What the boot script has recorded before the site was started, and goes on recording. The site
 * reads it when it starts and sets `onChange` to be notified of more.
 */
export type Early = {
  /** Resolves at the first interaction. */
  readonly interaction: Promise<void>;
  /** The browser's install prompt event; it fires only once. */
  installPrompt: Event | null;
  /** Activates the waiting version; null while none waits. */
  acceptVersion: (() => void) | null;
  /** How often the host could not be reached. */
  unreachable: number;
  /** Uncaught errors; null once the error log listens itself. */
  faults: UncaughtEvent[] | null;
  onChange: () => void;
};

export const noEarly = (interaction: Promise<void>): Early => ({
  interaction,
  installPrompt: null,
  acceptVersion: null,
  unreachable: 0,
  faults: [],
  onChange: () => undefined,
});
