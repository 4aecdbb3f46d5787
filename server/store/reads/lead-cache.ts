import { CACHE_SIZE, type LeadCache } from '#contract/admin/leads.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '../engine.ts';
import { photosOfLeads } from '../lead-photos.ts';
import { leadRows, storedEnvelope, summaryOf, summaryRow } from '../lead-rows.ts';
import { missingOfLeads } from '../missing-photos.ts';
import { eventsOfLeads } from '../lead-events.ts';
import { dueBy } from './lead-list.ts';

/**
 * What the admin caches for reading offline: the newest leads, newest first, and those due by
 * `today`.
 */
export async function leadCache(db: Db, today: string): Promise<LeadCache> {
  const newest = await leadRows(db).orderBy('leads.seq', 'desc').limit(CACHE_SIZE).execute();
  const rows = new Map(
    [...z.array(summaryRow).parse(newest), ...(await dueBy(db, today))].map((row) => [row.id, row]),
  );
  const ids = [...rows.keys()];
  const photos = await photosOfLeads(db, ids);
  const missing = await missingOfLeads(db, ids);
  const events = await eventsOfLeads(db, ids);
  return {
    leads: [...rows.values()].map((row) => ({
      ...summaryOf(row, photos.get(row.id), missing.get(row.id)),
      envelope: storedEnvelope(row.envelope),
      events: events.get(row.id) ?? [],
    })),
  };
}
