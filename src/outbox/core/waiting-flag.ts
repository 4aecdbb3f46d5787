import { readText, writeText } from '#lib/browser-page.ts';

const KEY = 'lead-outbox-waiting';

/**
 * Whether something may be waiting. Kept in local storage so that a page with nothing waiting never
 * opens IndexedDB at start: in WebKit, leaving a page while its first transaction is in flight
 * makes every later write hang. Where local storage is refused the answer is unknown, and the page
 * checks the database.
 */
export function mayHaveWaiting(): boolean {
  return readText(KEY) !== null;
}

/** Records whether something waits. */
export function noteWaiting(waiting: boolean): void {
  writeText(KEY, waiting ? '1' : null);
}
