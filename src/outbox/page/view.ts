import { hasDatabases } from '#lib/browser.ts';
import { createStore, type ReadableStore } from '#lib/create-store.ts';
import { onChange } from '../core/changes.ts';
import type { Submission } from '../core/record.ts';
import { waitingStates } from '../core/schedule.ts';
import type * as Rows from '../core/rows.ts';
import { mayHaveWaiting } from '../core/waiting-flag.ts';
import type * as Drain from '../leads/drain.ts';
import type * as Store from '../leads/store.ts';
import type { Photo } from '../photos/record.ts';
import type * as Photos from '../photos/rows.ts';

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

const view = createStore<OutboxView>(UNREAD);
let reading: Promise<void> | null = null;
let stale = false;
let stopListening: (() => void) | null = null;
let followers = 0;

/** Reads the outbox again. Calls during a read share the next one. */
export function refreshOutbox(): Promise<void> {
  stale = true;
  reading ??= readUntilFresh().finally(() => {
    reading = null;
  });
  return reading;
}

/** How often the outbox is read again at most, in milliseconds: a drain makes hundreds of changes. */
const THROTTLE_MS = 1_000;

let throttle: ReturnType<typeof setTimeout> | undefined;
let changedMeanwhile = false;

/** Reads the first change at once, and those of the second after it together. */
function refreshSoon(): void {
  changedMeanwhile = throttle !== undefined;
  if (changedMeanwhile) return;
  void refreshOutbox();
  throttle = setTimeout(() => {
    throttle = undefined;
    if (changedMeanwhile) refreshSoon();
  }, THROTTLE_MS);
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

/** Follows the outbox across tabs and the worker. */
function follow(listener: () => void): () => void {
  const stop = view.subscribe(listener);
  followers += 1;
  stopListening ??= onChange(refreshSoon);
  // Nothing waits: the database is not opened just to say so (see waiting-flag).
  if (view.get() === UNREAD && mayHaveWaiting()) void refreshOutbox();
  return () => {
    stop();
    followers -= 1;
    if (followers > 0) return;
    stopListening?.();
    stopListening = null;
  };
}

/** The outbox as it was last read; stays unread as long as nothing may be waiting. */
export const outboxStore: ReadableStore<OutboxView> = {
  get: view.get,
  subscribe: follow,
  initial: UNREAD,
};

/** The outbox, read even when nothing waits: for pages that are about it. */
export const wholeOutbox: ReadableStore<OutboxView> = {
  ...outboxStore,
  subscribe: (listener) => {
    const stop = follow(listener);
    void refreshOutbox();
    return stop;
  },
};

/** How many submissions have not reached their receiver. */
export function waitingCount(current: OutboxView): number {
  if (current.status !== 'ready') return 0;
  return current.rows.filter((row) => waitingStates.includes(row.state)).length;
}

/**
 * The outbox's code, loaded only when there may be something to show or send: it brings the
 * database and its schemas with it, which most visits never need at their start.
 */
export async function loadOutbox(): Promise<
  typeof Rows & typeof Store & Pick<typeof Photos, 'listPhotos'>
> {
  const [rows, store, { listPhotos }] = await Promise.all([
    import('../core/rows.ts'),
    import('../leads/store.ts'),
    import('../photos/rows.ts'),
  ]);
  return { ...rows, ...store, listPhotos };
}

/** The drain, loaded on demand like the outbox. */
export function loadDrain(): Promise<typeof Drain> {
  return import('../leads/drain.ts');
}
