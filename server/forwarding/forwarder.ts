import type { FastifyBaseLogger } from 'fastify';
import { retryAfterMs } from '#contract/retry.ts';
import { createPump } from '../queue/pump.ts';
import { untilRecorded } from '../queue/until-recorded.ts';
import type { Job, Jobs } from '../store/jobs.ts';
import type { Answers } from './answers.ts';
import { backoff, GIVE_UP_AFTER_MS, LONGEST_PAUSE_MS, timeWaited } from './backoff.ts';
import { keyOf, type Webhook, type Routing, type Route } from './routing.ts';
import { stateAfter, type SendOutcome } from './outcome.ts';
import { send, type Resolve } from './send.ts';
import type { Signing } from './signing.ts';

const SEND_TIMEOUT_MS = 15_000;
const LAST_SENDS_MS = 5_000;
/** How often to check whether another server still holds a due job. */
const TAKE_OVER_MS = 5_000;
/** Pause for a webhook after an attempt failed for a reason of ours, such as the database. */
const REST_MS = 30_000;

export type ForwarderOptions = {
  jobs: Jobs;
  routing: Routing;
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

export type Forwarder = ReturnType<typeof createForwarder>;

/**
 * Sends queued leads to their webhooks, one request at a time to each webhook: a killed server
 * repeats at most the one that was in progress there.
 */
export function createForwarder(options: ForwarderOptions) {
  const { jobs, routing, now, log } = options;
  const inFlight = new Map<string, Promise<void>>();
  const jobsInFlight = new Set<number>();
  const restsUntil = new Map<string, number>();
  const stopping = new AbortController();
  const pump = createPump({
    look,
    now,
    log,
    complaint: 'Could not read the forwarding queue. Retrying in 30 seconds.',
  });
  let isCaughtUp = false;

  /** Starts what is due and returns when to look again (milliseconds since 1970). */
  async function look(isRunning: () => boolean): Promise<number> {
    const routes = await routing.routes();
    if (!isCaughtUp) {
      for (const route of routes) await leaveOldAddress(route);
      isCaughtUp = true;
    }
    let wakeAt = Infinity;
    for (const route of routes) {
      const { url } = route.webhook;
      if (!isRunning() || inFlight.has(url)) continue;
      const rest = restOf(url);
      if (rest > 0) {
        wakeAt = Math.min(wakeAt, now() + rest);
        continue;
      }
      const due = await nextDue(route);
      if (due === null) continue;
      const job = due <= now() ? await claim(route) : null;
      if (job !== null) startAttempt(job, route.webhook);
      // A due job that cannot be claimed is another server's, which may die.
      else wakeAt = Math.min(wakeAt, due > now() ? due : now() + TAKE_OVER_MS);
    }
    return wakeAt;
  }

  /** Milliseconds left of a webhook's pause; a changed clock cannot make it longer. */
  function restOf(url: string): number {
    const rest = (restsUntil.get(url) ?? 0) - now();
    return rest > REST_MS ? 0 : rest;
  }

  /**
   * The operator may have corrected a URL while no server ran: retry now what the old one failed.
   */
  async function leaveOldAddress({ webhook, formTypes }: Route): Promise<void> {
    const lastTriedElsewhere = keyOf(webhook);
    await jobs.sendAgain(formTypes, now(), { lastTriedElsewhere });
    await jobs.bringForward(formTypes, now(), now(), { lastTriedElsewhere });
  }

  /** When the next job is due; null if none is waiting. */
  async function nextDue({ formTypes }: Route): Promise<number | null> {
    const due = await jobs.earliestDue(formTypes);
    if (due === null || due <= now()) return due;
    const clock = { now: now(), longestMs: LONGEST_PAUSE_MS };
    return (await jobs.endFalseWaits(formTypes, due, clock)) ? clock.now : due;
  }

  function claim({ webhook, formTypes }: Route): Promise<Job | null> {
    // After a URL change, a job still in progress at the old URL looks due at the new one.
    const except = [...jobsInFlight];
    return jobs.claim({ formTypes, destination: keyOf(webhook), now: now(), except });
  }

  function startAttempt(job: Job, webhook: Webhook): void {
    const attempt = attemptOne(job, webhook)
      .catch((error: unknown) => {
        // Retried immediately, it would loop and starve everything else.
        restsUntil.set(webhook.url, now() + REST_MS);
        log.error(
          error,
          'Could not complete a forwarding attempt. Pausing this webhook for 30 seconds.',
        );
      })
      .finally(() => {
        inFlight.delete(webhook.url);
        jobsInFlight.delete(job.id);
        pump.wake();
      });
    jobsInFlight.add(job.id);
    inFlight.set(webhook.url, attempt);
  }

  async function attemptOne(job: Job, webhook: Webhook): Promise<void> {
    const startedAt = now();
    const body = await options.bodyOf(job);
    const message = { id: messageIdOf(job), submissionId: job.lead_id, body };
    const outcome = await send({
      ...webhook,
      body,
      headers: await options.signing.headersOf(message),
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
      resolve: options.resolve,
    });
    if (outcome.kind === 'failure' && outcome.error === 'stopped') {
      await jobs.release({ id: job.id, destination: keyOf(webhook) });
    } else {
      const endedAt = now();
      await untilRecorded(() => record(job, webhook, outcome, { startedAt, endedAt }), {
        log,
        signal: stopping.signal,
        complaint: 'Could not record a forwarding attempt. Retrying.',
      });
    }
  }

  async function record(
    job: Job,
    webhook: Webhook,
    outcome: SendOutcome,
    { startedAt, endedAt }: { startedAt: number; endedAt: number },
  ): Promise<void> {
    const attempts = job.attempts + 1;
    const age = timeWaited([...(await jobs.moments(job)), startedAt, endedAt]);
    // The owner has corrected the URL during the attempt.
    const isMoved = await hasMoved(job, webhook);
    const wanted =
      isMoved && stateAfter(outcome) === 'undeliverable' ? 'retry' : stateAfter(outcome);
    const final = wanted === 'retry' && age > GIVE_UP_AFTER_MS ? 'undeliverable' : wanted;
    const pause = backoff({ attempts, age, baseMs: options.baseMs, random: options.random() });
    const asked = outcome.kind === 'answer' ? retryAfterMs(outcome.retryAfter, endedAt) : null;
    const attempt = {
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
    await jobs.settle(tried, attempt, endedAt + wait);
    // Corrected between that check and the record, the job would wait for the old URL's next
    // attempt.
    if (!isMoved && final !== 'delivered' && (await hasMoved(job, webhook))) {
      await jobs.sendAgain([job.form_type], endedAt);
      await jobs.bringForward([job.form_type], endedAt, endedAt);
    }
    const { at, host, status, error } = attempt;
    const answer = { at, host, status, error, taken: final === 'delivered' };
    await options.answers.noteForwarding(job.form_type, answer);
    if (await isOfAll(job, webhook)) await options.answers.noteForwarding('all', answer);
    options.noteOutcome?.(final);
    log.info({ lead: job.lead_id, attempts, ...attempt }, 'Forwarding attempt.');
  }

  /** Whether this webhook got the lead as the webhook for all forms. */
  async function isOfAll({ form_type: formType }: Job, { url }: Webhook): Promise<boolean> {
    const current = await routing.webhookOf(formType);
    return current !== null && current.by === 'all' && current.url === url;
  }

  async function hasMoved({ form_type: formType }: Job, { url }: Webhook): Promise<boolean> {
    const current = await routing.webhookOf(formType);
    return current !== null && current.url !== url;
  }

  return {
    /** Starts, including what an earlier run left in the queue. */
    start: pump.start,
    /** A job was added, or a webhook has changed. */
    wake: pump.wake,
    /** Starts nothing new, lets requests in progress finish for five seconds, then aborts them. */
    async stop(): Promise<void> {
      await pump.stop();
      const cut = setTimeout(() => stopping.abort(), LAST_SENDS_MS);
      await Promise.allSettled(inFlight.values());
      clearTimeout(cut);
    },
  };
}

/** The same for every attempt at a revision; an event about it later has an id of its own. */
function messageIdOf({ lead_id: leadId, revision, event }: Job): string {
  return ['msg', leadId, revision, ...(event === null ? [] : [event])].join('_');
}
