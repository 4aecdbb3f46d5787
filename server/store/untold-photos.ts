import { formTypeSchema, type FormType } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';
import type { Db, Engine, Trx } from './engine.ts';
import { addJob } from './jobs.ts';
import { leadRows, photosMeant, storedEnvelope } from './lead-rows.ts';
import { missingOfLeads, NONE_MISSING } from './missing-photos.ts';

/** A lead of whose photographs its webhook has not been told. */
export type UntoldPhotos = {
  leadId: string;
  revision: number;
  formType: FormType;
  /** How many are here, and how many its sender has announced. */
  stored: number;
  expected: number;
  /** When the last came; milliseconds since 1970. */
  lastAt: number;
};

const untoldRow = z.object({
  id: z.string(),
  revision: z.int(),
  form_type: formTypeSchema,
  envelope: z.string(),
});

/** Leads that are here and have photographs their webhook has not been told of. */
export async function untoldPhotos(db: Db): Promise<UntoldPhotos[]> {
  const leads = await leadRows(db)
    .where('leads.id', 'in', db.selectFrom('photos').select('lead_id').where('told', '=', 0))
    .execute();
  return Promise.all(
    z
      .array(untoldRow)
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
 * Notes that a lead's webhook knows its photographs, and queues the lead for it once more; false
 * while the lead itself is still on its way there.
 */
export async function tellWebhook(
  engine: Engine,
  trx: Trx,
  { leadId, revision, formType }: UntoldPhotos,
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
  // It may have left without them, or with them: nobody knows until it is there.
  if (job?.state === 'pending') return false;
  // What was refused is the lead itself, unless it was photographs: sent again, it takes them along.
  const knowsLead =
    job?.state === 'delivered' || (job?.state === 'undeliverable' && job.event === 'photos');
  // They wait until the owner says that it is no spam after all.
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

/** Has photographs told of anew, of which a lead's webhook was to be told and now is not. */
export async function untellWaiting(trx: Trx, leadId: string): Promise<void> {
  const waiting = trx
    .selectFrom('jobs')
    .select('lead_id')
    .where('lead_id', '=', leadId)
    .where('event', '=', 'photos')
    .where('state', '=', 'pending');
  await trx.updateTable('photos').set({ told: 0 }).where('lead_id', 'in', waiting).execute();
}
