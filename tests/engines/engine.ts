/**
 * A tab as a visitor uses it. Elements are found by XPath; every act waits until its element is
 * there and can be used, and fails after a limit.
 */
export type Tab = {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly click: (xpath: string) => Promise<void>;
  /** Puts the cursor into a field and types. */
  readonly type: (xpath: string, text: string) => Promise<void>;
  readonly choose: (xpath: string, value: string) => Promise<void>;
  /** Value of a script expression in the page. */
  readonly read: (expression: string) => Promise<unknown>;
  /** A picture of what the window shows, as PNG. */
  readonly screenshot: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** A browser with a profile of its own. */
export type Engine = {
  readonly newTab: () => Promise<Tab>;
  /** Quits the browser and starts it again with the same profile; rejects where it keeps none. */
  readonly restart: () => Promise<void>;
  /** Kills the browser without a chance to finish anything; rejects where it keeps no profile. */
  readonly kill: () => Promise<void>;
  /** Starts the browser that was killed, with the profile as it was left. */
  readonly start: () => Promise<void>;
  /** Quits the browser and removes its profile. */
  readonly quit: () => Promise<void>;
};

/** Longest wait for anything, in ms: a machine that is busy with something else needs it. */
export const LIMIT_MS = 60_000;

/** Size of the window in px: wide enough for the bar with all its buttons. */
export const WINDOW = { width: 1280, height: 900 } as const;
