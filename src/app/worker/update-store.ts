import { createStore, type ReadableStore } from '#lib/create-store.ts';

type Activate = () => void;

const waiting = createStore<Activate | null>(null);
const outdated = createStore(false);
let partMissing = false;
let saidInPage = false;
const missing = new WeakSet<object>();

/** Activates a new version of the site that is installed and waits; null when there is none. */
export const waitingVersion: ReadableStore<Activate | null> = waiting;

/** Whether to show that this page is older than the deployed version. */
export const isPartMissing: ReadableStore<boolean> = outdated;

export function setWaitingVersion(accept: Activate): void {
  waiting.set(accept);
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
  update();
}

/** The page itself shows that it could not be loaded: no second notice needed. */
export function setSaidInPage(said: boolean): void {
  saidInPage = said;
  update();
}

function update(): void {
  outdated.set(partMissing && !saidInPage);
}
