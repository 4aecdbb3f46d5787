type Activate = () => void;

let activate: Activate | null = null;
let partMissing = false;
let saidInPage = false;
const missing = new WeakSet<object>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** A new version of the site is installed and waits; `accept` activates it. */
export function setWaitingVersion(accept: Activate): void {
  activate = accept;
  tell();
}

/** Activates the waiting version; null when there is none. For useSyncExternalStore. */
export function waitingVersion(): Activate | null {
  return activate;
}

/** Records the error of a chunk that could not be loaded. */
export function noteMissing(error: unknown): void {
  if (typeof error === 'object' && error !== null) missing.add(error);
}

/** Whether this error came from a chunk that could not be loaded. */
export function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/**
 * The host responds and the chunk is still missing: this page is older than the deployed version.
 */
export function setPartMissing(): void {
  partMissing = true;
  tell();
}

/** The page itself shows that it could not be loaded: no second notice needed. */
export function setSaidInPage(said: boolean): void {
  saidInPage = said;
  tell();
}

/** Whether to show that this page is older than the deployed version; for useSyncExternalStore. */
export function isPartMissing(): boolean {
  return partMissing && !saidInPage;
}

export function subscribeUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
