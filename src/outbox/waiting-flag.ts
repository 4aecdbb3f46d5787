import { readText, writeText } from '#lib/browser-page.ts';

const KEY = 'lead-outbox-waiting';

/**
 * Whether something may be waiting. Kept in local storage so that a page with nothing waiting never
 * opens IndexedDB at start: leaving a page while its first transaction is in flight makes every
 * later write hang in WebKit. Where local storage is refused nobody knows, and the page looks.
 */
export function mayHaveWaiting(): boolean {
  return readText(KEY) !== null;
}

/** Notes that something waits, or that nothing does. */
export function noteWaiting(waiting: boolean): void {
  writeText(KEY, waiting ? '1' : null);
}
