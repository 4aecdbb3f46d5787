import { readText, writeText } from '#lib/browser-page.ts';
import type { Submission } from './record.ts';

// What a page knows of the outbox without opening the database.

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

export function noteWaiting(waiting: boolean): void {
  // The visit before this one would be lost with the first note of this page.
  lastVisitAt();
  writeText(KEY, waiting ? String(Date.now()) : null);
}

let before: number | null | undefined;

/**
 * When a page that knew of something waiting was last open before this one, in milliseconds since
 * the epoch; null if unknown, as after releases that noted no time.
 */
export function lastVisitAt(): number | null {
  if (before !== undefined) return before;
  const noted = Number(readText(KEY) ?? NaN);
  before = noted > EARLIEST ? noted : null;
  return before;
}

/** Earlier releases noted '1'. */
const EARLIEST = Date.UTC(2026, 0);

/** When a submission arrived, by the receiver's clock if it says so, otherwise by this phone's. */
export function arrivalOf({ receipt, settledAt, createdAt }: Submission): Date {
  return new Date(receipt?.receivedAt ?? settledAt ?? createdAt);
}

/** A row as Send left it, and whether it has also been written to disk. */
type Noted = { readonly row: Submission; readonly isStored: boolean };

/** By submission id. */
const noted = new Map<string, Noted>();

/**
 * Keeps the result of Send in memory, so that the confirmation can show it at once, even where the
 * browser stores nothing.
 */
export function noteSent(row: Submission, isStored: boolean): void {
  noted.set(row.id, { row, isStored });
}

/** The result of Send for this id, or null. */
export function sentFromHere(id: string): Noted | null {
  return noted.get(id) ?? null;
}
