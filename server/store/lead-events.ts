import { type LeadEvent, leadEventSchema } from '#contract/admin/lead-work.ts';
import { z } from '#contract/zod.ts';
import type { Db, Trx } from './engine.ts';

/** Every step of the work on a lead, oldest first. */
export async function eventsOf(db: Db, id: string): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom('lead_events')
    .select(['id', 'at', 'author', 'kind', 'text', 'reason'])
    .where('lead_id', '=', id)
    .orderBy('id')
    .execute();
  return z.array(leadEventSchema).parse(rows);
}

const leadEventRow = z.extend(leadEventSchema, { lead_id: z.string() });

/** The histories of leads, oldest entry first. */
export async function eventsOfLeads(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, LeadEvent[]>> {
  const events = new Map<string, LeadEvent[]>();
  if (ids.length === 0) return events;
  const found = await db
    .selectFrom('lead_events')
    .select(['lead_id', 'id', 'at', 'author', 'kind', 'text', 'reason'])
    .where('lead_id', 'in', ids)
    .orderBy('id')
    .execute();
  for (const { lead_id: lead, ...event } of z.array(leadEventRow).parse(found)) {
    events.set(lead, [...(events.get(lead) ?? []), event]);
  }
  return events;
}

/** An entry of a lead's history, without its place there. */
export type Step = Pick<LeadEvent, 'kind' | 'text' | 'reason'>;

/** Adds to the history of a lead what one person did at a moment (milliseconds since 1970). */
export async function addEvents(
  trx: Trx,
  { id, at, by, steps }: { id: string; at: number; by: string; steps: readonly Step[] },
): Promise<void> {
  if (steps.length === 0) return;
  const row = { lead_id: id, at: new Date(at).toISOString(), author: by };
  await trx
    .insertInto('lead_events')
    .values(steps.map((step) => ({ ...row, ...step })))
    .execute();
}
