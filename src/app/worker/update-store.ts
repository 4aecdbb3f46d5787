type Activate = () => void;

let activate: Activate | null = null;
const listeners = new Set<() => void>();

/** A new version of the site is installed and waits; `accept` lets it take over. */
export function setWaitingVersion(accept: Activate): void {
  activate = accept;
  for (const listener of listeners) listener();
}

/** What accepts the waiting version, or null when there is none; for useSyncExternalStore. */
export function waitingVersion(): Activate | null {
  return activate;
}

export function subscribeWaitingVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
