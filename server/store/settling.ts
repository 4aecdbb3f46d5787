import type { Claimed, Engine, Trx } from './engine.ts';

/** The outcome of one attempt, without anything that was sent. */
export type AttemptRecord = {
  at: string;
  host: string;
  result: 'delivered' | 'retry' | 'undeliverable';
  status: number | null;
  error: string | null;
  durationMs: number;
};

/** A job that was attempted, and its number of attempts when it was claimed. */
export type Tried = Claimed & { readonly attempts: number };

/**
 * Records an attempt within a transaction and releases the destination. The same attempt is
 * recorded once: a server that missed the commit asks again.
 */
export async function settleJob(
  engine: Engine,
  trx: Trx,
  tried: Tried,
  { attempt, retryAt }: { attempt: AttemptRecord; retryAt: number },
): Promise<void> {
  const { id, destination, attempts } = tried;
  // First, since it waits for anyone recording an attempt or erasing the lead.
  const job = await trx
    .updateTable('jobs')
    .set({ last_tried: destination })
    .where('id', '=', id)
    .returning(['lead_id', 'tries as attempts'])
    .executeTakeFirst();
  if (job !== undefined) {
    if (job.attempts !== attempts && (await isRecorded(trx, id, attempt))) return;
    await log(trx, id, attempt);
    await (attempt.result === 'retry'
      ? postpone(trx, id, retryAt)
      : finish(trx, id, attempt.result));
  }
  await engine.release(trx, tried);
  if (job !== undefined) await publishForwarding(engine, trx, job.lead_id);
}

/** Notifies open inboxes that a lead's forwarding has changed. */
export function publishForwarding(engine: Engine, trx: Trx, lead: string): Promise<void> {
  return engine.publish(trx, { kind: 'forwarding', lead });
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
