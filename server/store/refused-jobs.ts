import type { LeadFormType } from '#contract/form-types.ts';
import type { Engine, Trx } from './engine.ts';

const REQUEUED_AT_ONCE = 200;

/** Limits jobs to those whose last attempt went to another destination. */
export type Moved = { lastTriedElsewhere?: string };

/**
 * Queues again some of the newest revisions that webhooks have permanently refused, except spam;
 * returns how many, 0 once none is left. In batches, so that nothing else waits long.
 */
export async function queueRefused(
  engine: Engine,
  trx: Trx,
  { formTypes, at, lastTriedElsewhere }: { formTypes: readonly LeadFormType[]; at: number } & Moved,
): Promise<number> {
  const all = trx
    .selectFrom('leads')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.lead_id', '=', 'leads.id').onRef('jobs.revision', '=', 'leads.revision'),
    )
    .select('jobs.id')
    .where('leads.delivery', '=', 'undeliverable')
    .where('leads.form_type', 'in', formTypes)
    .where('leads.spam', 'is', null)
    .where('jobs.state', '=', 'undeliverable');
  const wanted =
    lastTriedElsewhere === undefined ? all : all.where('jobs.last_tried', '<>', lastTriedElsewhere);
  const refused = await wanted.limit(REQUEUED_AT_ONCE).execute();
  const ids = refused.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx
    .updateTable('jobs')
    .set({ state: 'pending', tries: 0, queued_at: at, next_attempt_at: at })
    .where('id', 'in', ids)
    .execute();
  // Releases before this one sent photo updates even if the lead itself had been refused.
  await trx
    .updateTable('jobs')
    .set({ event: null })
    .where('id', 'in', ids)
    .where('event', 'is not', null)
    .where(
      'id',
      'not in',
      trx
        .selectFrom('attempts')
        .select('job_id')
        .where('job_id', 'in', ids)
        .where('result', '=', 'delivered'),
    )
    .execute();
  await engine.announce(trx);
  await engine.publish(trx, { kind: 'forwarding', lead: null });
  return ids.length;
}
