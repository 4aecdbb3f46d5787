import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Today } from '#contract/admin/leads.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '../engine.ts';
import { leadRows, summaryOf, summaryRow, type SummaryRow } from '../lead-rows.ts';
import { LAID_ASIDE, unanswered } from './lead-list.ts';

/** How many leads each list shows; its total says how many there are. */
const MOST = 25;

const totalRow = z.object({ total: z.int() });

/** What to do on this day (YYYY-MM-DD, of the firm's calendar); no lead is in two lists. */
export async function todayOf(db: Db, day: string): Promise<Today> {
  const worked = sql<SqlBool>`leads.handled = 1 and leads.spam is null`;
  const isVisit = sql<SqlBool>`leads.stage = 'visit_booked'`;
  const aside = sql.join(LAID_ASIDE.map((stage) => sql.lit(stage)));
  const due = sql<SqlBool>`${worked} and leads.follow_up is not null and leads.follow_up <= ${day}
    and leads.stage not in (${aside}) and not (${isVisit} and leads.follow_up = ${day})`;
  const visits = sql<SqlBool>`${worked} and ${isVisit} and leads.follow_up = ${day}`;
  const quoted = sql<SqlBool>`${worked} and leads.stage = 'quoted' and leads.follow_up is null`;
  const ring = sql<SqlBool>`leads.handled = 0 and leads.spam is null
    and (leads.follow_up is null or leads.follow_up <= ${day})`;
  return {
    ring: { leads: summaries(await unanswered(db, MOST, day)), total: await countOf(db, ring) },
    due: await listOf(db, due, 'leads.follow_up'),
    visits: await listOf(db, visits, 'leads.visit_at'),
    quoted: await listOf(db, quoted, 'leads.seq'),
  };
}

async function listOf(
  db: Db,
  where: RawBuilder<SqlBool>,
  by: 'leads.follow_up' | 'leads.visit_at' | 'leads.seq',
): Promise<Today['due']> {
  const found = await leadRows(db)
    .where(where)
    .orderBy(by)
    .orderBy('leads.seq')
    .limit(MOST)
    .execute();
  return {
    leads: summaries(z.array(summaryRow).parse(found)),
    total: await countOf(db, where),
  };
}

async function countOf(db: Db, where: RawBuilder<SqlBool>): Promise<number> {
  const counted = db
    .selectFrom('leads')
    .select(sql`cast(count(*) as integer)`.as('total'))
    .where(where);
  return totalRow.parse(await counted.executeTakeFirst()).total;
}

function summaries(rows: readonly SummaryRow[]) {
  return rows.map((row) => summaryOf(row));
}
