import type { Withdrawal } from '#contract/withdrawal.ts';
import { businessDay } from '#content/business-time.ts';
import type { AuditRecord } from './audit.ts';
import type { Engine, Trx } from './engine.ts';
import { eraseLead, erasePhotos } from './erase.ts';
import { hashed } from './hashes.ts';
import { newReceiptNumber } from './receipt-number.ts';
import { inTransaction } from './transaction.ts';

/** A sender's request to delete a lead, and how its erasure is recorded. */
export type AskedWithdrawal = Withdrawal & {
  /** Milliseconds since 1970. */
  at: number;
  entryOf: (receipt: string) => AuditRecord;
};

/** 'repeat': it was erased, or noted, before. */
export type Withdrawn = 'erased' | 'noted' | 'repeat' | 'noted before' | 'refused';

/**
 * Erases a lead at its sender's request as long as nobody has answered it; otherwise records the
 * request and lists the lead for today. A lead that never arrived is not accepted any more.
 */
export function withdrawLead(
  engine: Engine,
  { submissionId, leadKey, revision, at, entryOf }: AskedWithdrawal,
): Promise<Withdrawn> {
  const id = submissionId.toLowerCase();
  return inTransaction(engine.db, async (trx) => {
    await engine.lockLead(trx, id);
    const lead = await trx
      .selectFrom('leads')
      .select(['receipt', 'lock', 'stage', 'contact_delay', 'follow_up', 'work_version'])
      .select('deletion_asked_at')
      .where('id', '=', id)
      .executeTakeFirst();
    if (lead === undefined) return refuseUnknown(trx, { id, revision, at });
    if (lead.lock !== hashed(leadKey)) return 'refused';
    if (lead.stage === 'new' && lead.contact_delay === null) {
      await eraseLead(engine, trx, id, entryOf(lead.receipt));
      return 'erased';
    }
    if (lead.deletion_asked_at !== null) return 'noted before';
    const today = businessDay(at);
    await trx
      .updateTable('leads')
      .set({
        deletion_asked_at: new Date(at).toISOString(),
        follow_up: lead.follow_up !== null && lead.follow_up < today ? lead.follow_up : today,
        work_version: lead.work_version + 1,
      })
      .where('id', '=', id)
      .execute();
    await engine.publish(trx, { kind: 'changed', lead: id });
    return 'noted';
  });
}

type Unknown = { id: string; revision: number; at: number };

/** The attempt that was interrupted may still arrive, or be repeated by another tab. */
async function refuseUnknown(trx: Trx, { id, revision, at }: Unknown): Promise<Withdrawn> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('tombstones')
    .values({ id, revision, receipt: newReceiptNumber(), received_at: new Date(at).toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return 'repeat';
  await erasePhotos(trx, id);
  return 'erased';
}
