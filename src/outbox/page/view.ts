import { hasDatabases } from '#lib/browser.ts';
import { createStore, type ReadableStore } from '#lib/create-store.ts';
import { onChange } from '../core/changes.ts';
import type { Submission } from '../core/record.ts';
import { waitingStates } from '../core/schedule.ts';
import type * as Rows from '../core/rows.ts';
import { mayHaveWaiting } from '../core/page-memory.ts';
import type * as Drain from '../leads/drain.ts';
import type * as Store from '../leads/store.ts';
import type { Photo } from '../photos/record.ts';
import type * as Photos from '../photos/rows.ts';

/**
 * The outbox as the interface shows it. 'unavailable': the browser stores nothing for this site
 * (private window, blocked site data); 'failed': it does, but reading failed this time.
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

/** Least time between two reads, in milliseconds: a drain makes hundreds of changes. */
const THROTTLE_MS = 1_000;

let throttle: ReturnType<typeof setTimeout> | undefined;
let changedMeanwhile = false;

/** Throttled refresh: reads at once, then all changes of the next second together. */
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

/** Whether the browser refuses storage to this site, rather than failing this once. */
function isRefusal(error: unknown): boolean {
  if (!hasDatabases()) return true;
  return error instanceof DOMException && REFUSALS.has(error.name);
}

/** Errors of browsers whose site data is blocked, or in private windows. */
const REFUSALS = new Set(['SecurityError', 'NotAllowedError', 'InvalidStateError']);

/** Follows the outbox across tabs and the worker. */
function follow(listener: () => void): () => void {
  const stop = view.subscribe(listener);
  followers += 1;
  stopListening ??= onChange(refreshSoon);
  // With nothing waiting the database is not opened (see page-memory.ts).
  if (view.get() === UNREAD && mayHaveWaiting()) void refreshOutbox();
  return () => {
    stop();
    followers -= 1;
    if (followers > 0) return;
    stopListening?.();
    stopListening = null;
  };
}

/** The outbox as last read; 'unread' as long as nothing may be waiting. */
export const outboxStore: ReadableStore<OutboxView> = {
  get: view.get,
  subscribe: follow,
  initial: UNREAD,
};

/** The same, but read even when nothing waits: for the pages that list requests. */
export const wholeOutbox: ReadableStore<OutboxView> = {
  ...outboxStore,
  subscribe: (listener) => {
    const stop = follow(listener);
    void refreshOutbox();
    return stop;
  },
};

/** The number of submissions that have not reached their receiver. */
export function waitingCount(current: OutboxView): number {
  if (current.status !== 'ready') return 0;
  return current.rows.filter((row) => waitingStates.includes(row.state)).length;
}

/**
 * The outbox's code, loaded on demand: most visits never need the database and its schemas at their
 * start.
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
