/** An error or a rejection that nothing has caught. */
export type UncaughtEvent = ErrorEvent | PromiseRejectionEvent;

/**
 * What the boot script has noticed before the site was started, and goes on noticing. The site takes
 * it over when it starts, and sets `onChange` to hear of more.
 */
export type Early = {
  /** The browser's own offer to install the site; it comes only once. */
  installPrompt: Event | null;
  /** Lets the new version that waits take over; null while none waits. */
  acceptVersion: (() => void) | null;
  /** How often the host could not be reached. */
  unreachable: number;
  /** What nobody has caught; null once the error log listens itself. */
  faults: UncaughtEvent[] | null;
  onChange: () => void;
};

export const noEarly = (): Early => ({
  installPrompt: null,
  acceptVersion: null,
  unreachable: 0,
  faults: [],
  onChange: () => undefined,
});
