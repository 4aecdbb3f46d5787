import { sql } from 'kysely';
import type { SourceRow } from '#contract/admin/analytics.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '../engine.ts';
import type { DaysQuery } from './protocol.ts';

const sourceRows = z.array(
  z.object({ id: z.string(), leads: z.int(), contacted: z.int(), won: z.int(), wonCents: z.int() }),
);

/** Sources listed by name; the table has room for what an owner pays for, and links are many. */
const MOST = 20;

/**
 * Leads that arrived in these days by what brought the visitor, most leads first. Counted when read:
 * sources are free text, and a counter of each would grow without end. From an index alone.
 */
export async function sourcesOf(db: Db, { since, until }: DaysQuery): Promise<SourceRow[]> {
  const rows = await db
    .selectFrom('leads')
    .select([
      'source as id',
      sql`cast(count(*) as integer)`.as('leads'),
      reached(1).as('contacted'),
      reached(4).as('won'),
      sql`cast(coalesce(sum(case when reached >= 4 then quote_cents end), 0) as bigint)`.as(
        'wonCents',
      ),
    ])
    .where('day', '>=', since)
    .where('day', '<=', until)
    .where('spam', 'is', null)
    .groupBy('source')
    .execute();
  const sorted = sourceRows
    .parse(rows)
    .sort((left, right) => right.leads - left.leads || (left.id < right.id ? -1 : 1));
  return sorted.slice(0, MOST);
}

function reached(rank: number) {
  return sql`cast(sum(case when reached >= ${sql.lit(rank)} then 1 else 0 end) as integer)`;
}
