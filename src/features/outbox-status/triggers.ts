import { isAdminPath } from '#content/admin/path.ts';
import type { ToWorker } from '#contract/worker-messages.ts';
import { workerRegistration } from '#lib/browser-page.ts';
import { showBadge } from '#lib/browser.ts';
import { requestBackgroundSync } from '#outbox/core/capabilities.ts';
import type { Trigger } from '#outbox/core/schedule.ts';
import { mayHaveWaiting, noteWaiting } from '#outbox/core/waiting-flag.ts';
import { nextDue, photosAreDue } from '#outbox/leads/next-due.ts';
import { subscribeLine } from '#outbox/photos/due.ts';
import { loadDrain } from './database.ts';
import { onNetworkBack, startNetworkWatch, updateFromRows } from './network.ts';
import { outboxView, refreshOutbox, subscribeOutbox, waitingCount } from './outbox-store.ts';
import { photosToWakeFor, STORAGE_PAUSE_MS, uploadPhotos } from './photo-uploads.ts';

let timer: ReturnType<typeof setTimeout> | undefined;
let shownCount: number | null = null;

/** Shortest wait before the timer runs again, in milliseconds, whatever the clock says. */
const SHORTEST_WAIT_MS = 1_000;
/** setTimeout overflows above 2^31 - 1 ms; an hour is often enough to look again. */
const LONGEST_WAIT_MS = 3_600_000;

/** Drains if anything may be waiting, then sets the timer for what is still on its way. */
export async function drainNow(trigger: Trigger): Promise<void> {
  if (!mayHaveWaiting()) return;
  try {
    const { drain } = await loadDrain();
    const result = await drain({ trigger });
    noteWaiting(result.mayHaveWaiting);
    if (document.visibilityState === 'hidden') await notifyDelivered(result.notifyIds);
    // Sets the timer too, whether or not the drain has changed anything.
    await refreshOutbox();
    if (result.retryable > 0) await requestBackgroundSync();
    void drainPhotosToo(trigger);
  } catch {
    // Storage does not answer: without a timer nothing might come to try again.
    wakeIn(STORAGE_PAUSE_MS);
  }
}

/** A lead never waits for photographs: they are looked after when the leads have been. */
async function drainPhotosToo(trigger: Trigger): Promise<void> {
  const view = outboxView();
  if (view.status !== 'ready') return;
  if (!photosAreDue(view.rows, photosToWakeFor(view.photos))) return;
  await uploadPhotos(trigger);
  await refreshOutbox();
}

/**
 * The page's own triggers, which never depend on Background Sync: load, `online`, becoming visible,
 * return from the back/forward cache, the network's return, and a timer. Returns how to stop.
 */
export function startTriggers(): () => void {
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
    subscribeOutbox(onView),
  ];
  void drainNow('load');
  return () => {
    stop.abort();
    clearTimeout(timer);
    for (const stopOne of stopWatching) stopOne();
  };
}

/** From the back/forward cache: whatever other tabs and the worker did meanwhile was not heard. */
async function comeBack(): Promise<void> {
  if (outboxView().status !== 'unread') await refreshOutbox();
  await drainNow('visible');
}

/** Whatever changed the outbox, here or elsewhere: app icon, timer and network strip follow. */
function onView(): void {
  const view = outboxView();
  if (view.status !== 'ready') return;
  const waiting = waitingCount(view);
  if (waiting > 0 && !mayHaveWaiting()) drainUnnoted();
  showCount(waiting);
  updateFromRows(view.rows);
  wakeForNext();
}

/** Rows that the flag knew nothing of: no drain has looked at them, nor asked for waking. */
function drainUnnoted(): void {
  noteWaiting(true);
  void drainNow('load');
}

function wakeForNext(): void {
  clearTimeout(timer);
  const view = outboxView();
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

/** Nobody looks at this page: the worker notifies of what was delivered. */
async function notifyDelivered(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const message: ToWorker = { type: 'TELL', ids: [...ids] };
  const registration = await workerRegistration();
  registration?.active?.postMessage(message);
}

function showCount(waiting: number): void {
  // The admin's icon has a count of its own.
  if (isAdminPath(location.pathname)) return;
  if (waiting === shownCount) return;
  shownCount = waiting;
  void showBadge(waiting);
}
