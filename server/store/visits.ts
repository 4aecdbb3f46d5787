import { factLimits, type Overlap } from '#contract/admin/lead-facts.ts';
import { z } from '#contract/zod.ts';
import type { Db } from './engine.ts';
import { leadRows, summaryOf, summaryRow, visitOf, type SummaryRow } from './lead-rows.ts';

const MINUTE = 60_000;

/** Stages in which a visit no longer takes place. */
const OVER = ['lost', 'archived'];

/** Leads with visits that begin in this period (milliseconds since 1970), in order. */
export async function visitsBetween(db: Db, from: number, to: number): Promise<SummaryRow[]> {
  const found = await leadRows(db)
    .where('leads.visit_at', 'is not', null)
    .where('leads.spam', 'is', null)
    .where('leads.visit_at', '>=', new Date(from).toISOString())
    .where('leads.visit_at', '<', new Date(to).toISOString())
    .where('leads.stage', 'not in', OVER)
    .orderBy('leads.visit_at')
    .limit(1000)
    .execute();
  return z.array(summaryRow).parse(found);
}

/** Visits of other leads during this one's. */
export async function overlapsOf(db: Db, row: SummaryRow): Promise<Overlap[]> {
  const visit = visitOf(row);
  if (visit === null || OVER.includes(row.stage)) return [];
  const start = Date.parse(visit.at);
  const end = start + visit.minutes * MINUTE;
  const rows = await visitsBetween(db, start - factLimits.visitMax * MINUTE, end);
  return rows.flatMap((one) => {
    const other = visitOf(one);
    if (other === null || one.id === row.id) return [];
    if (Date.parse(other.at) + other.minutes * MINUTE <= start) return [];
    const { id, assignee } = one;
    return [{ id, name: summaryOf(one).name, assignee, at: other.at, minutes: other.minutes }];
  });
}
