import type { Submission } from './record.ts';

/** The moment at which a submission arrived, as its receiver says, else as this phone saw it. */
export function arrivalOf({ receipt, settledAt, createdAt }: Submission): Date {
  return new Date(receipt?.receivedAt ?? settledAt ?? createdAt);
}

/** A row as Send left it, and whether it is on the disk too. */
type Noted = { readonly row: Submission; readonly isStored: boolean };

/** By id, for as long as the page is open. */
const noted = new Map<string, Noted>();

/**
 * Keeps what Send has led to, so that the confirmation can say it at once, and where the browser
 * stores nothing.
 */
export function noteSent(row: Submission, isStored: boolean): void {
  noted.set(row.id, { row, isStored });
}

/** What Send has led to under this id, or null. */
export function sentFromHere(id: string): Noted | null {
  return noted.get(id) ?? null;
}
