import { sql, type SqlBool } from 'kysely';
import type { QuoteSum } from '#contract/admin/lead-facts.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '../engine.ts';
import type { DaysQuery } from './protocol.ts';

const sumRow = z.object({ count: z.int(), cents: z.int() });

function summed(db: Db) {
  return db
    .selectFrom('leads')
    .select([
      sql`cast(count(quote_cents) as integer)`.as('count'),
      sql`cast(coalesce(sum(quote_cents), 0) as bigint)`.as('cents'),
    ])
    .where('spam', 'is', null);
}

/** All quotes that wait for an answer. */
export async function openQuotes(db: Db): Promise<QuoteSum> {
  const open = summed(db)
    .where(sql<SqlBool>`stage = 'quoted'`)
    .where('quote_cents', 'is not', null);
  return sumRow.parse(await open.executeTakeFirst());
}

/**
 * Quotes of the leads that arrived in these days: those that wait for an answer, and those won. A
 * lead that was won and archived stays won.
 */
export async function quotesOf(
  db: Db,
  { since, until }: DaysQuery,
): Promise<{ open: QuoteSum; won: QuoteSum }> {
  const ofDays = summed(db).where('day', '>=', since).where('day', '<=', until);
  return {
    open: sumRow.parse(await ofDays.where('stage', '=', 'quoted').executeTakeFirst()),
    won: sumRow.parse(await ofDays.where('reached', '>=', 4).executeTakeFirst()),
  };
}
