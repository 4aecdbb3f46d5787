const KEY = 'lead-outbox-waiting';

/**
 * Whether something may be waiting. Kept in local storage so that a page with nothing waiting never
 * opens IndexedDB at start: leaving a page while its first transaction is in flight makes every
 * later write hang in WebKit.
 */
export function mayHaveWaiting(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Notes that something waits, or that nothing does. */
export function noteWaiting(waiting: boolean): void {
  try {
    if (waiting) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without local storage the page opens the database at start; it works, only later.
  }
}
