import { hasDatabases } from '#lib/browser.ts';
import { createStore } from '#lib/create-store.ts';
import { onChange } from '#outbox/core/changes.ts';
import type { Submission } from '#outbox/core/record.ts';
import { waitingStates } from '#outbox/core/schedule.ts';
import { mayHaveWaiting } from '#outbox/core/waiting-flag.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { loadOutbox } from './database.ts';

/**
 * What the outbox holds, as the interface sees it. 'unavailable': the browser keeps nothing for
 * this site (private window, switched off); 'failed': it does, but the list could not be read now.
 */
export type OutboxView =
  | { readonly status: 'unread' }
  | {
      readonly status: 'ready';
      readonly rows: readonly Submission[];
      readonly photos: readonly Photo[];
    }
  | { readonly status: 'unavailable' }
  | { readonly status: 'failed' };

const UNREAD: OutboxView = { status: 'unread' };

let reading: Promise<void> | null = null;
let stale = false;
let stopListening: (() => void) | null = null;
const view = createStore<OutboxView>(UNREAD);
let subscribers = 0;

/** Reads the outbox anew and tells whoever shows it. Calls during a reading share one more. */
export function refreshOutbox(): Promise<void> {
  stale = true;
  reading ??= readUntilFresh().finally(() => {
    reading = null;
  });
  return reading;
}

/** How often what others do with the outbox is followed, in milliseconds. */
const FOLLOW_MS = 1_000;

let following: ReturnType<typeof setTimeout> | undefined;
let changedMeanwhile = false;

/** The first change is read at once, those of the second after it together: a drain makes hundreds. */
function follow(): void {
  changedMeanwhile = following !== undefined;
  if (changedMeanwhile) return;
  void refreshOutbox();
  following = setTimeout(() => {
    following = undefined;
    if (changedMeanwhile) follow();
  }, FOLLOW_MS);
}

async function readUntilFresh(): Promise<void> {
  while (stale) {
    stale = false;
    view.set(await read());
  }
}

async function read(): Promise<OutboxView> {
  try {
    const { list, listPhotos } = await loadOutbox();
    return { status: 'ready', rows: await list(), photos: await listPhotos() };
  } catch (error) {
    return { status: isRefusal(error) ? 'unavailable' : 'failed' };
  }
}

/** Whether the browser has no storage for this site at all, rather than trouble with it just now. */
function isRefusal(error: unknown): boolean {
  if (!hasDatabases()) return true;
  return error instanceof DOMException && REFUSALS.has(error.name);
}

/** What browsers answer when site data is blocked or the window is a private one. */
const REFUSALS = new Set(['SecurityError', 'NotAllowedError', 'InvalidStateError']);

/** For useSyncExternalStore: live across tabs and the worker. */
export function subscribeOutbox(subscriber: () => void): () => void {
  const stop = view.subscribe(subscriber);
  subscribers += 1;
  stopListening ??= onChange(follow);
  // Nothing waits: the database is not opened just to say so (see waiting-flag).
  if (view.get() === UNREAD && mayHaveWaiting()) void refreshOutbox();
  return () => {
    stop();
    subscribers -= 1;
    if (subscribers > 0) return;
    stopListening?.();
    stopListening = null;
  };
}

/** The outbox as it was last read. */
export const outboxView = view.get;

/** What is shown before the outbox has been read, and in prerendered pages. */
export function unreadOutbox(): OutboxView {
  return UNREAD;
}

/** How many submissions have not reached their receiver. */
export function waitingCount(current: OutboxView): number {
  if (current.status !== 'ready') return 0;
  return current.rows.filter((row) => waitingStates.includes(row.state)).length;
}
