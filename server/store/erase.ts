import { type AuditRecord, recordAudit } from './audit.ts';
import type { Engine, Trx } from './engine.ts';
import { leadRows, summaryOf, summaryRow, type SummaryRow } from './lead-rows.ts';
import { forgetNamed } from './notices.ts';

/**
 * Erases a lead with all revisions and attempts in a transaction that has locked it. Keeps its id,
 * receipt, revision and time of arrival, so that a late repeat is recognised.
 */
export async function eraseLead(
  engine: Engine,
  trx: Trx,
  id: string,
  entry: AuditRecord | null,
): Promise<void> {
  const row = await leadRows(trx).where('leads.id', '=', id).executeTakeFirst();
  // Somebody else has erased it in the meantime.
  if (row === undefined) return;
  await forgetNamed(trx, id, await namesOf(trx, summaryRow.parse(row)));
  await trx
    .insertInto('tombstones')
    .columns(['id', 'receipt', 'received_at', 'revision'])
    .expression(
      trx
        .selectFrom('leads')
        .select(['id', 'receipt', 'received_at', 'revision'])
        .where('id', '=', id),
    )
    .execute();
  await erasePhotos(trx, id);
  await trx.deleteFrom('leads').where('id', '=', id).execute();
  if (entry !== null) await recordAudit(trx, entry);
  await engine.publish(trx, { kind: 'erased', lead: id });
}

/** Erases what is known of a lead's photos; their files are removed afterwards. */
export async function erasePhotos(trx: Trx, leadId: string): Promise<void> {
  await trx.deleteFrom('photos').where('lead_id', '=', leadId).execute();
  await trx.deleteFrom('photos_taken_back').where('lead_id', '=', leadId).execute();
}

/** Name, phone and address in all versions of a lead. */
async function namesOf(trx: Trx, row: SummaryRow): Promise<string[]> {
  const versions = await trx
    .selectFrom('versions')
    .select('envelope')
    .where('lead_id', '=', row.id)
    .execute();
  return versions.flatMap(({ envelope }) => {
    const { name, phone, email } = summaryOf({ ...row, envelope });
    return [name, phone, email];
  });
}
