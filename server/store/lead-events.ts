import { type LeadEvent, leadEventSchema } from '#contract/admin/lead-work.ts';
import { z } from '#contract/zod.ts';
import type { Db } from './engine.ts';

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
