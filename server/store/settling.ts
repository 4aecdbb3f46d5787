import type { Claimed, Engine, Trx } from './engine.ts';

/** What one attempt came to, without any word of what was sent. */
export type AttemptRecord = {
  at: string;
  host: string;
  result: 'delivered' | 'retry' | 'undeliverable';
  status: number | null;
  error: string | null;
  durationMs: number;
};

/** A job that was tried, and how often it had been when it was taken. */
export type Tried = Claimed & { readonly tries: number };

/**
 * Records an attempt within a transaction and gives the destination back. The same attempt is recorded
 * once: a server that has not heard of its commit asks again.
 */
export async function settleJob(
  engine: Engine,
  trx: Trx,
  tried: Tried,
  { attempt, retryAt }: { attempt: AttemptRecord; retryAt: number },
): Promise<void> {
  const { id, destination, tries } = tried;
  // First of all, since it waits for whoever is just recording, or erasing the lead.
  const job = await trx
    .updateTable('jobs')
    .set({ last_tried: destination })
    .where('id', '=', id)
    .returning(['lead_id', 'tries'])
    .executeTakeFirst();
  if (job !== undefined) {
    if (job.tries !== tries && (await isRecorded(trx, id, attempt))) return;
    await log(trx, id, attempt);
    await (attempt.result === 'retry'
      ? postpone(trx, id, retryAt)
      : finish(trx, id, attempt.result));
  }
  await engine.release(trx, tried);
  if (job !== undefined) await tellOwner(engine, trx, job.lead_id);
}

/** Tells the open inboxes that something has become of a lead's forwarding. */
export function tellOwner(engine: Engine, trx: Trx, lead: string): Promise<void> {
  return engine.tellNews(trx, { kind: 'forwarding', lead });
}
async function isRecorded(
  trx: Trx,
  id: number,
  { at, host, durationMs }: AttemptRecord,
): Promise<boolean> {
  const row = await trx
    .selectFrom('attempts')
    .select('id')
    .where('job_id', '=', id)
    .where('at', '=', at)
    .where('host', '=', host)
    .where('duration_ms', '=', durationMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function log(trx: Trx, id: number, attempt: AttemptRecord): Promise<void> {
  const { durationMs, ...record } = attempt;
  await trx
    .insertInto('attempts')
    .values({ job_id: id, duration_ms: durationMs, ...record })
    .execute();
}

async function finish(trx: Trx, id: number, state: 'delivered' | 'undeliverable'): Promise<void> {
  const job = trx
    .updateTable('jobs')
    .set((value) => ({ state, tries: value('tries', '+', 1) }))
    .where('id', '=', id);
  await (state === 'delivered' ? job : job.where('state', '=', 'pending')).execute();
}

async function postpone(trx: Trx, id: number, at: number): Promise<void> {
  await trx
    .updateTable('jobs')
    .set((value) => ({ tries: value('tries', '+', 1), next_attempt_at: at }))
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}
