import type { ToWorker } from '#contract/worker-messages.ts';
import { workerRegistration } from '#lib/browser-page.ts';
import { showBadge } from '#lib/browser.ts';
import { requestBackgroundSync } from '../core/capabilities.ts';
import type { Trigger } from '../core/schedule.ts';
import { mayHaveWaiting, noteWaiting } from '../core/page-memory.ts';
import { nextDue, photosAreDue } from '../leads/next-due.ts';
import { subscribeLine } from '../photos/due.ts';
import type { Photo } from '../photos/record.ts';
import { onNetworkBack, startNetworkWatch, updateFromRows } from './network.ts';
import { loadDrain, outboxStore, refreshOutbox, waitingCount } from './view.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

let shownCount: number | null = null;
let badgeIsOurs = (): boolean => true;

/** Shortest delay of the timer, in milliseconds, whatever the clock says. */
const SHORTEST_WAIT_MS = 1_000;

/** Longest delay of the timer, in milliseconds; setTimeout overflows above 2^31 - 1. */
const LONGEST_WAIT_MS = 3_600_000;

/** Drains if anything may be waiting, then sets the timer for what is left. */
export async function drainNow(trigger: Trigger): Promise<void> {
  if (!mayHaveWaiting()) return;
  try {
    const { drain } = await loadDrain();
    const result = await drain({ trigger });
    noteWaiting(result.mayHaveWaiting);
    if (document.visibilityState === 'hidden') await notifyDelivered(result.notifyIds);
    // Sets the timer too, even if the drain has changed nothing.
    await refreshOutbox();
    if (result.retryable > 0) await requestBackgroundSync();
    void drainPhotosToo(trigger);
  } catch {
    // Storage does not respond: without the timer nothing might ever try again.
    wakeIn(STORAGE_PAUSE_MS);
  }
}

/** Photos follow after the leads, which never wait for them. */
async function drainPhotosToo(trigger: Trigger): Promise<void> {
  const view = outboxStore.get();
  if (view.status !== 'ready') return;
  if (!photosAreDue(view.rows, photosToWakeFor(view.photos))) return;
  await uploadPhotos(trigger);
  await refreshOutbox();
}

/**
 * The page's own triggers, which never depend on Background Sync: load, `online`, becoming visible,
 * return from the back/forward cache, the network's return, and a timer. `ownsBadge`: whether the app
 * icon shows the number of waiting requests; the admin app shows new leads. Returns how to stop.
 */
export function startTriggers(ownsBadge: () => boolean): () => void {
  badgeIsOurs = ownsBadge;
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('online', () => void drainNow('online'), { signal });
  addEventListener('pageshow', (event) => event.persisted && void comeBack(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && void drainNow('visible'),
    { signal },
  );
  const stopWatching = [
    startNetworkWatch(),
    onNetworkBack(() => void drainNow('online')),
    subscribeLine(() => void drainNow('online')),
    outboxStore.subscribe(onView),
  ];
  void drainNow('load');
  return () => {
    stop.abort();
    clearTimeout(timer);
    for (const stopOne of stopWatching) stopOne();
  };
}

/** A page in the back/forward cache misses the changes of other tabs and the worker. */
async function comeBack(): Promise<void> {
  if (outboxStore.get().status !== 'unread') await refreshOutbox();
  await drainNow('visible');
}

/** After every change of the outbox: updates badge, network state and timer. */
function onView(): void {
  const view = outboxStore.get();
  if (view.status !== 'ready') return;
  const waiting = waitingCount(view);
  if (waiting > 0 && !mayHaveWaiting()) drainUnnoted();
  showCount(waiting);
  updateFromRows(view.rows);
  wakeForNext();
}

/** The waiting flag was lost, so no drain has run for these rows. */
function drainUnnoted(): void {
  noteWaiting(true);
  void drainNow('load');
}

function wakeForNext(): void {
  clearTimeout(timer);
  const view = outboxStore.get();
  if (view.status !== 'ready') return;
  const now = Date.now();
  const next = nextDue(view.rows, photosToWakeFor(view.photos), now);
  if (next !== null) wakeIn(next - now);
}

function wakeIn(ms: number): void {
  clearTimeout(timer);
  const wait = Math.min(Math.max(ms, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
  timer = setTimeout(() => void drainNow('timer'), wait);
}

/** Lets the worker notify of deliveries that a hidden page made. */
async function notifyDelivered(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const message: ToWorker = { type: 'TELL', ids: [...ids] };
  const registration = await workerRegistration();
  registration?.active?.postMessage(message);
}

function showCount(waiting: number): void {
  if (!badgeIsOurs()) return;
  if (waiting === shownCount) return;
  shownCount = waiting;
  void showBadge(waiting);
}

/** Pause after storage did not respond, in milliseconds. */
export const STORAGE_PAUSE_MS = 10_000;

let uploading = false;

let restUntil = 0;

/** The photos that the timer considers: none during an upload, none within the pause after a failure. */
function photosToWakeFor(photos: readonly Photo[]): readonly Photo[] {
  if (uploading) return [];
  return photos.map((photo) => ({
    ...photo,
    nextAttemptAt: Math.max(photo.nextAttemptAt, restUntil),
  }));
}

/** Uploads what is due, then asks the browser to wake the worker for what is left. */
async function uploadPhotos(trigger: Trigger): Promise<void> {
  if (uploading) return;
  uploading = true;
  try {
    const { drainPhotos } = await import('../photos/drain.ts');
    const { waiting } = await drainPhotos({ trigger });
    if (waiting > 0) await requestBackgroundSync();
  } catch {
    // Storage does not respond, or the lock was lost: an immediate retry would never end.
    restUntil = Date.now() + STORAGE_PAUSE_MS;
  } finally {
    uploading = false;
  }
}
