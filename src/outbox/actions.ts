import type { Envelope } from '#contract/envelope.ts';
import { envelopeSchema } from '#contract/envelope.ts';
import { announceChange } from './changes.ts';
import { withDb } from './db.ts';
import { get, update } from './outbox.ts';
import type { Destination, Submission } from './record.ts';

/** Makes a waiting submission due at once; a paused or parked one too. The caller drains after. */
export async function retryNow(
  ids: readonly string[],
  destination: Destination | null = null,
): Promise<void> {
  await update(ids, (row) => {
    if (row.state === 'delivered' || row.state === 'sending' || row.envelope === null) return null;
    return {
      ...row,
      state: 'pending',
      nextAttemptAt: 0,
      destination: destination ?? row.destination,
    };
  });
}

/** The envelope that a row holds, or null once it is erased or can't be read. */
export function envelopeOf(row: Submission): Envelope | null {
  if (row.envelope === null) return null;
  try {
    const parsed = envelopeSchema.safeParse(JSON.parse(row.envelope));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** What became of an edit. */
export type EditResult = 'saved' | 'sending' | 'gone';

/**
 * Puts corrected answers in the place of a waiting submission's, under the same id. After an
 * attempt the first copy may have arrived, so the correction is a new revision of the same lead;
 * before any attempt it simply replaces what was written. 'sending': try again in a moment.
 */
export async function edit(id: string, corrected: Envelope): Promise<EditResult> {
  const row = await get(id);
  if (!row || row.state === 'delivered') return 'gone';
  const correct = (current: Submission): Submission | null => {
    if (current.state === 'sending' || current.state === 'delivered') return null;
    const revision = current.attempts === 0 ? current.revision : current.revision + 1;
    const envelope = JSON.stringify({ ...corrected, submissionId: id, revision });
    return {
      ...current,
      envelope,
      revision,
      state: 'pending',
      nextAttemptAt: 0,
      lastFailure: null,
    };
  };
  const changed = await update([id], correct, 'strict');
  return changed.length > 0 ? 'saved' : 'sending';
}

/** Notes that the visitor wants to be told when the worker delivers a waiting submission. */
export async function askToBeTold(id: string): Promise<void> {
  await update([id], (row) => (row.envelope === null ? null : { ...row, notify: true }), 'strict');
}

/** Removes submissions that have been delivered from the list, by the visitor's own hand. */
export async function clearDelivered(): Promise<void> {
  await withDb(async (db) => {
    const tx = db.transaction('outbox', 'readwrite');
    const keys = await tx.store.index('byState').getAllKeys('delivered');
    await Promise.all([...keys.map((key) => tx.store.delete(key)), tx.done]);
  });
  announceChange();
}

/** How many rows could not be read and were set aside. */
export async function setAsideCount(): Promise<number> {
  return withDb((db) => db.count('setAside'));
}
