import type { Submission } from '../core/record.ts';

/** When a submission arrived, by the receiver's clock if it says so, otherwise by this phone's. */
export function arrivalOf({ receipt, settledAt, createdAt }: Submission): Date {
  return new Date(receipt?.receivedAt ?? settledAt ?? createdAt);
}

/** A row as Send left it, and whether it has also been written to disk. */
type Noted = { readonly row: Submission; readonly isStored: boolean };

/** By id, until the page is closed. */
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
