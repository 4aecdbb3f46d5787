import { createPump } from '../queue/pump.ts';
import type { Job } from '../store/jobs.ts';
import { attempt, type AttemptOptions } from './attempt.ts';
import { LONGEST_PAUSE_MS } from './backoff.ts';
import { keyOf, type Webhook, type Routing, type Route } from './routing.ts';

const LAST_SENDS_MS = 5_000;
/** How often to check whether another server still holds a due job. */
const TAKE_OVER_MS = 5_000;
/** Pause for a webhook after an attempt failed for a reason of ours, such as the database. */
const REST_MS = 30_000;

export type ForwarderOptions = AttemptOptions & { routing: Pick<Routing, 'routes' | 'webhookOf'> };

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
    const sending = attempt(options, job, webhook, stopping.signal)
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
    inFlight.set(webhook.url, sending);
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
