import { deliver } from './deliver.ts';
import { withOutboxLock } from './lock.ts';
import { listWaiting, update } from './outbox.ts';
import type { Outcome } from './outcome.ts';
import type { Submission } from './record.ts';
import {
  isDue,
  isSignOfLife,
  leased,
  leaseIsOver,
  reclaimed,
  settled,
  type Trigger,
} from './schedule.ts';

/** How many leads are sent at once, after the first has shown that the way is open. */
const CONCURRENCY = 8;

/** What one run of the drain left behind. */
export type DrainResult = {
  /** Submissions that have not reached their receiver, the parked ones included. */
  readonly waiting: number;
  /** Of these, how many will be tried again without the visitor's hand. */
  readonly retryable: number;
  /** When the next one is due, milliseconds since the epoch; null when none is. */
  readonly nextAttemptAt: number | null;
  /** Whether a destination could not be reached at all. */
  readonly unreachable: boolean;
  /** Ids of those that this run delivered and whose senders asked to be told. */
  readonly toTell: readonly string[];
};

/** What happened to what was due. */
type Sent = {
  /** Destinations that could not be reached, and when to try each again. */
  readonly dead: ReadonlyMap<string, number>;
  readonly toTell: readonly string[];
};

export type DrainOptions = {
  readonly trigger: Trigger;
  readonly send?: typeof fetch;
  readonly now?: () => number;
  readonly random?: () => number;
};

let running: Promise<unknown> = Promise.resolve();
let queued: { trigger: Trigger; readonly result: Promise<DrainResult> } | null = null;

/**
 * Sends what is due. The one drain function, for page and worker: under the one Web Lock, on rows
 * read inside it. Calls made while a run is under way share the next one. Rejects when storage fails.
 */
export function drain(options: DrainOptions): Promise<DrainResult> {
  if (queued) {
    // A sign of life must not be lost by joining a run that was asked for without one.
    if (isSignOfLife(options.trigger)) queued.trigger = options.trigger;
    return queued.result;
  }
  const next = running
    .catch(() => undefined)
    .then(() => {
      const trigger = queued?.trigger ?? options.trigger;
      queued = null;
      return withOutboxLock((exclusive, signal) =>
        round(exclusive, { ...options, trigger }, signal),
      );
    });
  queued = { trigger: options.trigger, result: next };
  running = next;
  return next;
}

async function round(
  exclusive: boolean,
  options: DrainOptions,
  signal: AbortSignal,
): Promise<DrainResult> {
  const now = options.now ?? Date.now;
  const rows = await listWaiting();
  signal.throwIfAborted();
  const stranded = rows.filter((row) => leaseIsOver(row, exclusive, now())).map((row) => row.id);
  await update(stranded, (row) =>
    leaseIsOver(row, exclusive, now()) ? reclaimed(row, now()) : null,
  );
  const due = rows
    .filter((row) => stranded.includes(row.id) || isDue(row, options.trigger, now()))
    .map((row) => row.id);
  const sent = await sendAll(due, options, now, signal);
  return summary(await listWaiting(), sent);
}

async function sendAll(
  due: readonly string[],
  options: DrainOptions,
  now: () => number,
  signal: AbortSignal,
): Promise<Sent> {
  const dead = new Map<string, number>();
  const toTell: string[] = [];
  let at = 0;
  while (at < due.length) {
    signal.throwIfAborted();
    const batch = due.slice(at, at + (at === 0 ? 1 : CONCURRENCY));
    at += batch.length;
    const taken = await update(batch, (row) =>
      isTakable(row, options.trigger, now()) && !dead.has(row.destination.url)
        ? leased(row, now())
        : null,
    );
    const outcomes = new Map<string, Outcome>();
    await Promise.all(
      taken.map(async (row) => outcomes.set(row.id, await attempt(row, options, now))),
    );
    const settledRows = await settleAll(taken, outcomes, options, now);
    toTell.push(...settledRows.filter(isToBeTold).map((row) => row.id));
    for (const row of taken) {
      if (!isUnreachable(outcomes.get(row.id))) continue;
      const again = settledRows.find(({ id }) => id === row.id)?.nextAttemptAt ?? now();
      const { url } = row.destination;
      dead.set(url, Math.min(again, dead.get(url) ?? again));
    }
  }
  return { dead, toTell };
}

/** As the row is now: the wish may have come while it was on its way. */
function isToBeTold({ notify, state }: Submission): boolean {
  return notify && (state === 'delivered' || state === 'unconfirmed');
}

function isTakable(row: Submission, trigger: Trigger, now: number): boolean {
  return isDue(row, trigger, now) && row.envelope !== null;
}

async function attempt(
  row: Submission,
  { send }: DrainOptions,
  now: () => number,
): Promise<Outcome> {
  const { id, destination, guard, attempts, envelope } = row;
  return deliver({ id, destination, guard, attempts, envelope: envelope ?? '' }, send, now);
}

function settleAll(
  taken: readonly Submission[],
  outcomes: ReadonlyMap<string, Outcome>,
  { random }: DrainOptions,
  now: () => number,
): Promise<Submission[]> {
  const mine = new Map(taken.map((row) => [row.id, row]));
  return update([...mine.keys()], (row) => {
    const outcome = outcomes.get(row.id);
    // Deleted, or taken over after our lease ran out: not ours to settle any more.
    const sent = mine.get(row.id);
    if (!outcome || !sent || row.state !== 'sending') return null;
    if (row.attempts !== sent.attempts || row.revision !== sent.revision) return null;
    return settled(row, outcome, now(), random);
  });
}

function isUnreachable(outcome: Outcome | undefined): boolean {
  if (outcome?.kind !== 'retry') return false;
  return outcome.failure.kind === 'network' || outcome.failure.kind === 'timeout';
}

function summary(rows: readonly Submission[], { dead, toTell }: Sent): DrainResult {
  const onTheirWay = rows.filter((row) => row.state !== 'parked');
  // A row that was stepped over waits for the probe of its destination; else the timer would spin.
  const times = onTheirWay.map((row) =>
    row.state === 'sending'
      ? row.leaseUntil
      : Math.max(row.nextAttemptAt, dead.get(row.destination.url) ?? 0),
  );
  return {
    waiting: rows.length,
    retryable: onTheirWay.length,
    nextAttemptAt: times.length > 0 ? Math.min(...times) : null,
    unreachable: dead.size > 0,
    toTell,
  };
}
