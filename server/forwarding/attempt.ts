import type { FastifyBaseLogger } from 'fastify';
import { retryAfterMs } from '#contract/retry.ts';
import { untilRecorded } from '../queue/until-recorded.ts';
import type { Job, Jobs } from '../store/jobs.ts';
import type { Answers } from './answers.ts';
import { backoff, GIVE_UP_AFTER_MS, timeWaited } from './backoff.ts';
import { keyOf, type Webhook, type Routing } from './routing.ts';
import { stateAfter, type SendOutcome } from './outcome.ts';
import { send, type Resolve } from './send.ts';
import type { Signing } from './signing.ts';

const SEND_TIMEOUT_MS = 15_000;

export type AttemptOptions = {
  jobs: Jobs;
  routing: Pick<Routing, 'webhookOf'>;
  /** The request body of a job. */
  bodyOf: (job: Job) => Promise<string>;
  signing: Pick<Signing, 'headersOf'>;
  answers: Pick<Answers, 'noteForwarding'>;
  resolve: Resolve;
  now: () => number;
  random: () => number;
  baseMs: number;
  /** Called with the outcome of each attempt, for the metrics. */
  noteOutcome?: (outcome: ReturnType<typeof stateAfter>) => void;
  log: FastifyBaseLogger;
};

/**
 * Sends a claimed job to a webhook once and records the outcome, which decides when the job is due
 * again. An attempt cut off by `stopping` gives the job back. Rejects only for reasons of our own,
 * such as the database.
 */
export async function attempt(
  options: AttemptOptions,
  job: Job,
  webhook: Webhook,
  stopping: AbortSignal,
): Promise<void> {
  const { jobs, now, log } = options;
  const startedAt = now();
  const body = await options.bodyOf(job);
  const message = { id: messageIdOf(job), submissionId: job.lead_id, body };
  const outcome = await send({
    ...webhook,
    body,
    headers: await options.signing.headersOf(message),
    signal: AbortSignal.any([stopping, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
    resolve: options.resolve,
  });
  if (outcome.kind === 'failure' && outcome.error === 'stopped') {
    await jobs.release({ id: job.id, destination: keyOf(webhook) });
    return;
  }
  const endedAt = now();
  await untilRecorded(() => record(options, job, webhook, outcome, { startedAt, endedAt }), {
    log,
    signal: stopping,
    complaint: 'Could not record a forwarding attempt. Retrying.',
  });
}

async function record(
  options: AttemptOptions,
  job: Job,
  webhook: Webhook,
  outcome: SendOutcome,
  { startedAt, endedAt }: { startedAt: number; endedAt: number },
): Promise<void> {
  const { jobs, answers, log } = options;
  const attempts = job.attempts + 1;
  const age = timeWaited([...(await jobs.moments(job)), startedAt, endedAt]);
  // The owner has corrected the URL during the attempt.
  const isMoved = await hasMoved(options, job, webhook);
  const wanted = isMoved && stateAfter(outcome) === 'undeliverable' ? 'retry' : stateAfter(outcome);
  const final = wanted === 'retry' && age > GIVE_UP_AFTER_MS ? 'undeliverable' : wanted;
  const pause = backoff({ attempts, age, baseMs: options.baseMs, random: options.random() });
  const asked = outcome.kind === 'answer' ? retryAfterMs(outcome.retryAfter, endedAt) : null;
  const made = {
    at: new Date(startedAt).toISOString(),
    host: new URL(webhook.url).host,
    result: final,
    status: outcome.kind === 'answer' ? outcome.status : null,
    error: outcome.kind === 'failure' ? outcome.error : null,
    // The clock may have been set back in the meantime.
    durationMs: Math.max(0, endedAt - startedAt),
  };
  const tried = { id: job.id, attempts: job.attempts, destination: keyOf(webhook) };
  const wait = isMoved ? 0 : Math.max(pause, asked ?? 0);
  await jobs.settle(tried, made, endedAt + wait);
  // Corrected between that check and the record, the job would wait for the old URL's next
  // attempt.
  if (!isMoved && final !== 'delivered' && (await hasMoved(options, job, webhook))) {
    await jobs.sendAgain([job.form_type], endedAt);
    await jobs.bringForward([job.form_type], endedAt, endedAt);
  }
  const { at, host, status, error } = made;
  const answer = { at, host, status, error, taken: final === 'delivered' };
  if (job.form_type !== 'by_hand') await answers.noteForwarding(job.form_type, answer);
  if (await isOfAll(options, job, webhook)) await answers.noteForwarding('all', answer);
  options.noteOutcome?.(final);
  log.info({ lead: job.lead_id, attempts, ...made }, 'Forwarding attempt.');
}

/** Whether this webhook got the lead as the webhook for all forms. */
async function isOfAll(
  { routing }: AttemptOptions,
  { form_type: formType }: Job,
  { url }: Webhook,
): Promise<boolean> {
  const current = await routing.webhookOf(formType);
  return current !== null && current.by === 'all' && current.url === url;
}

async function hasMoved(
  { routing }: AttemptOptions,
  { form_type: formType }: Job,
  { url }: Webhook,
): Promise<boolean> {
  const current = await routing.webhookOf(formType);
  return current !== null && current.url !== url;
}

/** The same for every attempt at a revision; an event about it later has an id of its own. */
function messageIdOf({ lead_id: leadId, revision, event }: Job): string {
  return ['msg', leadId, revision, ...(event === null ? [] : [event])].join('_');
}
