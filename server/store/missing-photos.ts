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
    .where('refused', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

/** A photograph that will not come, and why: its sender has taken it back, or it was refused here. */
export type Missing = {
  leadId: string;
  hash: string;
  why: 'takenBack' | 'refused';
  /** Milliseconds since 1970. */
  at: number;
};

/** Notes that a photograph will not come; no more of a lead than it can have. */
export async function noteMissing(trx: Trx, { leadId, hash, why, at }: Missing): Promise<void> {
  const { size } = await trx
    .selectFrom('photos_taken_back')
    .select((value) => value.fn.countAll<number | string>().as('size'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  if (Number(size) >= MOST_NOTED) return;
  await trx
    .insertInto('photos_taken_back')
    .values({ lead_id: leadId, hash, taken_back_at: at, refused: why === 'refused' ? 1 : 0 })
    .onConflict((conflict) => conflict.columns(['lead_id', 'hash']).doNothing())
    .execute();
}

/** Whoever sends and takes back, or sends what is refused, over and over, is noted so often and no more. */
const MOST_NOTED = 10 * photoLimits.most;

/** It is being sent again. */
export async function unnoteMissing(trx: Trx, leadId: string, hash: string): Promise<void> {
  await trx
    .deleteFrom('photos_taken_back')
    .where('lead_id', '=', leadId)
    .where('hash', '=', hash)
    .execute();
}

/** How many photographs of a lead will not come. */
export type MissingCounts = { readonly takenBack: number; readonly refused: number };

/** Of a lead of which all are to come. */
export const NONE_MISSING: MissingCounts = { takenBack: 0, refused: 0 };

/** How many photographs of these leads will not come; a lead of which all do is not mentioned. */
export async function missingOfLeads(
  db: Db,
  leadIds: readonly string[],
): Promise<Map<string, MissingCounts>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('photos_taken_back')
    .select(['lead_id', sql<number | string>`count(*)`.as('size')])
    .select((value) => value.fn.sum<number | string>('refused').as('refused'))
    .where('lead_id', 'in', leadIds)
    .groupBy('lead_id')
    .execute();
  return new Map(
    rows.map((row) => {
      const refused = Number(row.refused);
      return [row.lead_id, { takenBack: Number(row.size) - refused, refused }];
    }),
  );
}
