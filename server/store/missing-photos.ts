import { sql } from 'kysely';
import { photoLimits } from '#contract/limits.ts';
import type { Db, Trx } from './engine.ts';

/** Whether a photo was taken back and not sent again since. */
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

/** A photo that will not arrive: its sender took it back, or the server rejected it. */
export type Missing = {
  leadId: string;
  hash: string;
  why: 'takenBack' | 'refused';
  /** Milliseconds since 1970. */
  at: number;
};

/** Records that a photo will not arrive; per lead at most as many as it can have. */
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

/** Limits the rows of a sender who sends and takes back, or is rejected, over and over. */
const MOST_NOTED = 10 * photoLimits.most;

/** The photo is being sent again. */
export async function unnoteMissing(trx: Trx, leadId: string, hash: string): Promise<void> {
  await trx
    .deleteFrom('photos_taken_back')
    .where('lead_id', '=', leadId)
    .where('hash', '=', hash)
    .execute();
}

/** How many photos of a lead will not arrive. */
export type MissingCounts = { readonly takenBack: number; readonly refused: number };

/** For a lead whose photos all arrive. */
export const NONE_MISSING: MissingCounts = { takenBack: 0, refused: 0 };

/** How many photos of these leads will not arrive; omits leads whose photos all do. */
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
