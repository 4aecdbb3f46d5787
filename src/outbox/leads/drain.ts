import { withOutboxLock } from '../core/lock.ts';
import { impliesConnectivity, type Trigger } from '../core/schedule.ts';
import { sendRound, type Round, type RoundOptions, type Unreachable } from './round.ts';

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
