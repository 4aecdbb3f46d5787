import type { FastifyBaseLogger } from 'fastify';
import type { Job, Jobs } from '../store/jobs.ts';
import { backoff, GIVE_UP_AFTER_MS, retryAfterMs } from './backoff.ts';
import type { Destination, Destinations } from './destination.ts';
import { outcome, type SendResult } from './outcome.ts';
import { send, type Resolve } from './send.ts';

const SEND_TIMEOUT_MS = 15_000;
const LAST_SENDS_MS = 5_000;
const REST_MS = 30_000;
// The longest delay that a timer takes.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type ForwarderOptions = {
  jobs: Jobs;
  destinations: Destinations;
  resolve: Resolve;
  now: () => number;
  random: () => number;
  baseMs: number;
  log: FastifyBaseLogger;
};

export type Forwarder = ReturnType<typeof createForwarder>;

/**
 * Sends what waits in the queue to its webhooks: one request at a time to each destination, so that
 * a killed server repeats at most the one that was under way there.
 */
export function createForwarder(options: ForwarderOptions) {
  const { jobs, destinations, now, log } = options;
  const underWay = new Map<string, Promise<void>>();
  /** Destinations that rest because an attempt could not be recorded: until when. */
  const resting = new Map<string, number>();
  const stopping = new AbortController();
  let running = false;
  let timer: NodeJS.Timeout | undefined;

  function pump(): void {
    clearTimeout(timer);
    if (!running) return;
    let wakeAt = Infinity;
    for (const { destination, formTypes } of destinations.lanes()) {
      if (underWay.has(destination.url)) continue;
      const restsUntil = resting.get(destination.url) ?? 0;
      const job = restsUntil > now() ? null : jobs.nextDue(formTypes, now());
      if (job !== null) begin(job, destination);
      else wakeAt = Math.min(wakeAt, Math.max(restsUntil, jobs.earliestDue(formTypes) ?? Infinity));
    }
    if (wakeAt < Infinity) {
      timer = setTimeout(guardedPump, Math.min(Math.max(0, wakeAt - now()), LONGEST_TIMER_MS));
      timer.unref();
    }
  }

  function guardedPump(): void {
    try {
      pump();
    } catch (error) {
      log.error(error, 'the forwarding queue could not be read');
      timer = setTimeout(guardedPump, REST_MS);
      timer.unref();
    }
  }

  function begin(job: Job, destination: Destination): void {
    const attempt = attemptOne(job, destination)
      .catch((error: unknown) => {
        // Without a record the job still looks due: sending it again at once would never end.
        resting.set(destination.url, now() + REST_MS);
        log.error(error, 'a forwarding attempt could not be recorded');
      })
      .finally(() => {
        underWay.delete(destination.url);
        guardedPump();
      });
    underWay.set(destination.url, attempt);
  }

  async function attemptOne(job: Job, destination: Destination): Promise<void> {
    const startedAt = now();
    const result = await send({
      ...destination,
      body: job.envelope,
      submissionId: job.lead_id,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
      resolve: options.resolve,
    });
    if (result.kind === 'failure' && result.error === 'stopped') return;
    record(job, destination, result, startedAt);
  }

  function record(job: Job, { url }: Destination, result: SendResult, startedAt: number): void {
    const at = now();
    const tries = job.tries + 1;
    const age = at - job.queued_at;
    const wanted = outcome(result);
    const final = wanted === 'retry' && age > GIVE_UP_AFTER_MS ? 'undeliverable' : wanted;
    const pause = backoff({ tries, age, baseMs: options.baseMs, random: options.random() });
    const asked = result.kind === 'answer' ? retryAfterMs(result.retryAfter, at) : null;
    const attempt = {
      at: new Date(startedAt).toISOString(),
      host: new URL(url).host,
      result: final,
      status: result.kind === 'answer' ? result.status : null,
      error: result.kind === 'failure' ? result.error : null,
      // The clock may have been set back meanwhile.
      durationMs: Math.max(0, at - startedAt),
    };
    jobs.settle(job.id, attempt, at + Math.max(pause, asked ?? 0));
    log.info({ lead: job.lead_id, tries, ...attempt }, 'forwarding attempt');
  }

  return {
    /** Begins, with whatever an earlier run left waiting. */
    start(): void {
      running = true;
      guardedPump();
    },
    /** Something new waits, or a destination has changed. */
    wake: guardedPump,
    /** Begins nothing new, lets what is under way finish for five seconds, then cuts it off. */
    async stop(): Promise<void> {
      running = false;
      clearTimeout(timer);
      const cut = setTimeout(() => stopping.abort(), LAST_SENDS_MS);
      await Promise.allSettled(underWay.values());
      clearTimeout(cut);
    },
  };
}
