import type { FormType } from '#contract/form-types.ts';
import type { Engine, Trx } from './engine.ts';

const REQUEUED_AT_ONCE = 200;

/** Narrows jobs to those whose last attempt went to another destination than this one. */
export type Moved = { lastTriedElsewhere?: string };

/**
 * Queues afresh some of the newest versions that webhooks have refused for good, but for spam; says
 * how many, 0 once none is left. A part of them at a time, so that nothing else waits long.
 */
export async function queueRefused(
  engine: Engine,
  trx: Trx,
  { formTypes, at, lastTriedElsewhere }: { formTypes: readonly FormType[]; at: number } & Moved,
): Promise<number> {
  const refused = await trx
    .selectFrom('leads')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.lead_id', '=', 'leads.id').onRef('jobs.revision', '=', 'leads.revision'),
    )
    .select('jobs.id')
    .where('leads.delivery', '=', 'undeliverable')
    .where('leads.form_type', 'in', formTypes)
    .where('leads.spam', 'is', null)
    .where('jobs.state', '=', 'undeliverable')
    .$if(lastTriedElsewhere !== undefined, (jobs) =>
      jobs.where('jobs.last_tried', '<>', lastTriedElsewhere ?? null),
    )
    .limit(REQUEUED_AT_ONCE)
    .execute();
  const ids = refused.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx
    .updateTable('jobs')
    .set({ state: 'pending', tries: 0, queued_at: at, next_attempt_at: at })
    .where('id', 'in', ids)
    .execute();
  await engine.announce(trx);
  await engine.tellNews(trx, { kind: 'forwarding', lead: null });
  return ids.length;
}
