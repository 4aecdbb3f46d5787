import { leadFormTypeSchema, type LeadFormType } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';
import type { Db, Engine, Trx } from './engine.ts';
import { addJob } from './jobs.ts';
import { leadRows, photosMeant, storedEnvelope } from './lead-rows.ts';
import { missingOfLeads, NONE_MISSING } from './missing-photos.ts';

/** A lead with photos that its webhook has not been notified of. */
export type UnforwardedPhotos = {
  leadId: string;
  revision: number;
  formType: LeadFormType;
  /** How many have arrived, and how many the sender announced. */
  stored: number;
  expected: number;
  /** When the last one arrived (milliseconds since 1970). */
  lastAt: number;
};

const unforwardedRow = z.object({
  id: z.string(),
  revision: z.int(),
  form_type: leadFormTypeSchema,
  envelope: z.string(),
});

/** Stored leads with photos that their webhook has not been notified of. */
export async function unforwardedPhotos(db: Db): Promise<UnforwardedPhotos[]> {
  const leads = await leadRows(db)
    .where('leads.id', 'in', db.selectFrom('photos').select('lead_id').where('told', '=', 0))
    .execute();
  return Promise.all(
    z
      .array(unforwardedRow)
      .parse(leads)
      .map(async (lead) => {
        const arrivals = await db
          .selectFrom('photos')
          .select('received_at')
          .where('lead_id', '=', lead.id)
          .execute();
        const missing = (await missingOfLeads(db, [lead.id])).get(lead.id) ?? NONE_MISSING;
        return {
          leadId: lead.id,
          revision: lead.revision,
          formType: lead.form_type,
          stored: arrivals.length,
          expected: photosMeant(storedEnvelope(lead.envelope).data, missing),
          lastAt: Math.max(...arrivals.map((row) => row.received_at)),
        };
      }),
  );
}

/**
 * Marks a lead's photos as reported and queues the lead for its webhook again; false while the lead
 * itself is still being forwarded.
 */
export async function forwardPhotos(
  engine: Engine,
  trx: Trx,
  { leadId, revision, formType }: UnforwardedPhotos,
  forward: boolean,
  at: number,
): Promise<boolean> {
  await engine.lockLead(trx, leadId);
  const job = await trx
    .selectFrom('jobs')
    .innerJoin('leads', 'leads.id', 'jobs.lead_id')
    .select(['jobs.state', 'jobs.event', 'leads.spam'])
    .where('jobs.lead_id', '=', leadId)
    .where('jobs.revision', '=', revision)
    .executeTakeFirst();
  // It may have been sent without them, or with them: unknown until the attempt ends.
  if (job?.state === 'pending') return false;
  // If the lead itself was refused, sending it again includes them.
  const knowsLead =
    job?.state === 'delivered' || (job?.state === 'undeliverable' && job.event === 'photos');
  // They wait until the owner marks the lead as not spam.
  if (knowsLead && job.spam !== null) return false;
  const { numUpdatedRows } = await trx
    .updateTable('photos')
    .set({ told: 1 })
    .where('lead_id', '=', leadId)
    .where('told', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n || !knowsLead || !forward) return false;
  await addJob(engine, trx, { leadId, revision, formType, event: 'photos' }, at);
  return true;
}

/** Marks photos as unreported again if their webhook event is cancelled before it was sent. */
export async function unmarkWaiting(trx: Trx, leadId: string): Promise<void> {
  const waiting = trx
    .selectFrom('jobs')
    .select('lead_id')
    .where('lead_id', '=', leadId)
    .where('event', '=', 'photos')
    .where('state', '=', 'pending');
  await trx.updateTable('photos').set({ told: 0 }).where('lead_id', 'in', waiting).execute();
}
