import { sql } from 'kysely';
import { photoLimits } from '#contract/photo-limits.ts';
import type { Db, Trx } from './engine.ts';

/** Whether a photograph has been taken back, and not been sent again since. */
export async function isTakenBack(trx: Trx, leadId: string, hash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('photos_taken_back')
    .select('hash')
    .where('lead_id', '=', leadId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a photograph has been taken back; no more of a lead than it can have. */
export async function noteTakenBack(
  trx: Trx,
  leadId: string,
  hash: string,
  at: number,
): Promise<void> {
  const { size } = await trx
    .selectFrom('photos_taken_back')
    .select((value) => value.fn.countAll<number | string>().as('size'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  if (Number(size) >= MOST_NOTED) return;
  await trx
    .insertInto('photos_taken_back')
    .values({ lead_id: leadId, hash, taken_back_at: at })
    .onConflict((conflict) => conflict.columns(['lead_id', 'hash']).doNothing())
    .execute();
}

/** Whoever takes back and sends again, over and over, is noted so often and no more. */
const MOST_NOTED = 10 * photoLimits.most;

/** It is being sent again. */
export async function unnoteTakenBack(trx: Trx, leadId: string, hash: string): Promise<void> {
  await trx
    .deleteFrom('photos_taken_back')
    .where('lead_id', '=', leadId)
    .where('hash', '=', hash)
    .execute();
}

/** How many photographs of these leads have been taken back; none where a lead is not mentioned. */
export async function takenBackOfLeads(
  db: Db,
  leadIds: readonly string[],
): Promise<Map<string, number>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('photos_taken_back')
    .select(['lead_id', sql<number | string>`count(*)`.as('size')])
    .where('lead_id', 'in', leadIds)
    .groupBy('lead_id')
    .execute();
  return new Map(rows.map(({ lead_id: id, size }) => [id, Number(size)]));
}
