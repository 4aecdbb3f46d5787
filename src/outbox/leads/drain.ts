import { withOutboxLock } from '../core/lock.ts';
import { impliesConnectivity, type Trigger } from '../core/schedule.ts';
import type { Submission } from '../core/record.ts';
import { holdsNewerRows, listWaiting } from '../core/rows.ts';
import { photosWait } from '../photos/rows.ts';
import { deliver, type Outcome } from './deliver.ts';
import { isDue, leased, leaseIsOver, reclaimed, settled } from './lifecycle.ts';
import { update } from './store.ts';
import { reportWithdrawals } from './withdrawals.ts';

let running: Promise<unknown> = Promise.resolve();

let queued: { trigger: Trigger; readonly result: Promise<Round> } | null = null;

/**
 * Sends what is due. The only drain function, for page and worker: under one Web Lock, on rows read
 * while holding it. Calls made during a run share the next one. Rejects when storage fails or the
 * lock is lost.
 */
export function drain(options: RoundOptions): Promise<Round> {
  if (queued) {
    // A trigger that implies connectivity must not be lost by joining a run started without one.
    if (impliesConnectivity(options.trigger)) queued.trigger = options.trigger;
    return queued.result;
  }
  const next = running
    .catch(() => undefined)
    .then(() => {
      const trigger = queued?.trigger ?? options.trigger;
      queued = null;
      return untilFinished({ ...options, trigger });
    });
  queued = { trigger: options.trigger, result: next };
  running = next;
  return next;
}

/** Runs as many rounds as needed; between two rounds the lock is free for others. */
async function untilFinished(options: RoundOptions): Promise<Round> {
  const unreachable: Unreachable = new Set();
  let round = await oneRound(options, unreachable);
  while (round.unfinished) {
    // What failed in the previous round waits for its due time, whatever the trigger was.
    round = joined(round, await oneRound({ ...options, trigger: 'timer' }, unreachable));
  }
  return round;
}

function oneRound(options: RoundOptions, unreachable: Unreachable): Promise<Round> {
  return withOutboxLock((exclusive, signal) => sendRound(exclusive, options, unreachable, signal));
}

function joined(earlier: Round, later: Round): Round {
  return { ...later, notifyIds: [...earlier.notifyIds, ...later.notifyIds] };
}

/**
 * How many leads are sent at once, after the first one got through. Browsers open six connections
 * per host (HTTP/1.1): a sixth lead would leave none for the page, a seventh would wait in the
 * browser's own queue.
 */
const CONCURRENCY = 5;

/**
 * How long a round takes on leads, in milliseconds. Even with the attempts still in flight the lock
 * is released before others consider it hung (LOCK_WAIT_MS in lock.ts).
 */
const HOLD_MS = 20_000;

/** The state after a round. */
export type Round = {
  /** Submissions that have not reached their receiver, parked ones included. */
  readonly waiting: number;
  /** How many of these, and of withdrawals, will be retried without the visitor. */
  readonly retryable: number;
  /** Ids of delivered submissions whose senders asked for a notification. */
  readonly notifyIds: readonly string[];
  /** Whether the next page must check the database at its start. */
  readonly mayHaveWaiting: boolean;
  /** Whether time ran out before everything due was sent. */
  readonly unfinished: boolean;
};

/** URLs of destinations that could not be reached. */
type Unreachable = Set<string>;

export type RoundOptions = {
  readonly trigger: Trigger;
  readonly send?: typeof fetch;
  readonly now?: () => number;
  readonly random?: () => number;
};

type Sent = {
  readonly unreachable: Unreachable;
  readonly notifyIds: string[];
  unfinished: boolean;
};

type Tools = Required<Pick<RoundOptions, 'trigger' | 'now'>> & RoundOptions;

/**
 * Reclaims rows left by killed drainers, then sends what is due, oldest first. `exclusive`: nobody
 * else can be sending. `unreachable`: destinations that earlier rounds of the same drain could
 * not reach; this round adds to it. Rejects when storage fails, or when `signal` says that the lock
 * is lost.
 */
async function sendRound(
  exclusive: boolean,
  options: RoundOptions,
  unreachable: Unreachable,
  signal: AbortSignal,
): Promise<Round> {
  const tools: Tools = { now: Date.now, ...options };
  const rows = await listWaiting();
  signal.throwIfAborted();
  const due = await dueIds(rows, exclusive, tools);
  const sent = await sendAll(due, tools, unreachable, signal);
  const withdrawals = await reportWithdrawals(tools, signal);
  const hidden = (await holdsNewerRows()) || (await photosWait());
  return summary(await listWaiting(), { hidden, withdrawals, sent });
}

async function dueIds(
  rows: readonly Submission[],
  exclusive: boolean,
  { trigger, now }: Tools,
): Promise<readonly string[]> {
  const stranded = rows.filter((row) => leaseIsOver(row, exclusive, now())).map((row) => row.id);
  await update(stranded, (row) =>
    leaseIsOver(row, exclusive, now()) ? reclaimed(row, now()) : null,
  );
  return rows
    .filter((row) => stranded.includes(row.id) || isDue(row, trigger, now()))
    .map((row) => row.id);
}

async function sendAll(
  due: readonly string[],
  tools: Tools,
  unreachable: Unreachable,
  signal: AbortSignal,
): Promise<Sent> {
  const sent: Sent = { unreachable, notifyIds: [], unfinished: false };
  const startedAt = performance.now();
  let at = 0;
  while (at < due.length) {
    signal.throwIfAborted();
    if (at > 0 && performance.now() - startedAt > HOLD_MS) return { ...sent, unfinished: true };
    const batch = due.slice(at, at + (at === 0 ? 1 : CONCURRENCY));
    at += batch.length;
    await sendBatch(batch, tools, sent);
  }
  return sent;
}

async function sendBatch(batch: readonly string[], tools: Tools, sent: Sent): Promise<void> {
  const { trigger, now } = tools;
  const taken = await update(batch, (row) =>
    isTakable(row, trigger, now()) && !sent.unreachable.has(row.destination.url)
      ? leased(row, now())
      : null,
  );
  const outcomes = new Map<string, Outcome>();
  await Promise.all(taken.map(async (row) => outcomes.set(row.id, await attempt(row, tools))));
  const settledRows = await settleAll(taken, outcomes, tools);
  sent.notifyIds.push(...settledRows.filter(isToBeNotified).map((row) => row.id));
  for (const { id, destination } of taken) {
    if (isUnreachable(outcomes.get(id))) sent.unreachable.add(destination.url);
  }
}

/** Uses the current row: the request may have come while it was being sent. */
function isToBeNotified({ notify, state }: Submission): boolean {
  return notify && (state === 'delivered' || state === 'unconfirmed');
}

function isTakable(row: Submission, trigger: Trigger, now: number): boolean {
  return isDue(row, trigger, now) && row.envelope !== null;
}

function attempt(row: Submission, { send, now }: Tools): Promise<Outcome> {
  return deliver({ ...row, envelope: row.envelope ?? '' }, send, now);
}

function settleAll(
  taken: readonly Submission[],
  outcomes: ReadonlyMap<string, Outcome>,
  { now, random }: Tools,
): Promise<Submission[]> {
  const mine = new Map(taken.map((row) => [row.id, row]));
  return update([...mine.keys()], (row) => {
    const outcome = outcomes.get(row.id);
    // Deleted, or claimed by another drainer after our lease expired: not ours to settle.
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

type Ended = { readonly hidden: boolean; readonly withdrawals: number; readonly sent: Sent };

function summary(rows: readonly Submission[], { hidden, withdrawals, sent }: Ended): Round {
  const { notifyIds, unfinished } = sent;
  return {
    waiting: rows.length,
    retryable: rows.filter((row) => row.state !== 'parked').length + withdrawals,
    notifyIds,
    mayHaveWaiting: rows.length + withdrawals > 0 || hidden,
    unfinished,
  };
}
