type Activate = () => void;

let activate: Activate | null = null;
let partMissing = false;
let saidInPage = false;
const missing = new WeakSet<object>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** A new version of the site is installed and waits; `accept` lets it take over. */
export function setWaitingVersion(accept: Activate): void {
  activate = accept;
  tell();
}

/** What accepts the waiting version, or null when there is none; for useSyncExternalStore. */
export function waitingVersion(): Activate | null {
  return activate;
}

/** Notes the error of a part of the site that could not be loaded. */
export function noteMissing(error: unknown): void {
  if (typeof error === 'object' && error !== null) missing.add(error);
}

/** Whether this very error came from a part of the site that could not be loaded. */
export function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/** The host answers and the part is still not to be had: this page is older than what is served. */
export function setPartMissing(): void {
  partMissing = true;
  tell();
}

/** The page itself says that it could not be loaded: no second notice beside it. */
export function setSaidInPage(said: boolean): void {
  saidInPage = said;
  tell();
}

/** Whether a notice must say that this page is older than what is served; for useSyncExternalStore. */
export function isPartMissing(): boolean {
  return partMissing && !saidInPage;
}

export function subscribeUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
