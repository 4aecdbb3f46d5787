import type { LeadPhoto } from '#contract/admin/leads.ts';
import type { Db } from './engine.ts';

/** The photos of these leads that have arrived, in their sender's order. */
export async function photosOfLeads(
  db: Db,
  leadIds: readonly string[],
): Promise<Map<string, LeadPhoto[]>> {
  const photos = new Map<string, LeadPhoto[]>();
  if (leadIds.length === 0) return photos;
  const rows = await db
    .selectFrom('photos')
    .select(['lead_id', 'hash', 'caption', 'width', 'height'])
    .where('lead_id', 'in', leadIds)
    .orderBy('lead_id')
    .orderBy('position')
    .orderBy('hash')
    .execute();
  for (const { lead_id: leadId, ...photo } of rows) {
    photos.set(leadId, [...(photos.get(leadId) ?? []), photo]);
  }
  return photos;
}
