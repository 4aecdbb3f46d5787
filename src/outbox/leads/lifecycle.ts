import type { Failure, Submission } from '../core/record.ts';
import {
  backoffMs,
  impliesConnectivity,
  isWaitOver,
  PAUSE_MS,
  type Trigger,
} from '../core/schedule.ts';
import { choicesOfText, contentOfText, fingerprint, withRevision } from './content.ts';
import type { Outcome } from './deliver.ts';

/** How long a drainer owns a row, in milliseconds: longer than one attempt may take. */
export const LEASE_MS = 30_000;

const NETWORK_FAILURES: readonly Failure['kind'][] = [
  'network',
  'timeout',
  'interrupted',
  'no-receipt',
];

/** Whether a row may be tried now. */
export function isDue(row: Submission, trigger: Trigger, now: number): boolean {
  if (row.state !== 'pending' && row.state !== 'paused') return false;
  if (isWaitOver(row, now)) return true;
  if (row.state === 'paused' || !impliesConnectivity(trigger)) return false;
  return row.lastFailure !== null && NETWORK_FAILURES.includes(row.lastFailure.kind);
}

/**
 * Whether a row's lease has expired. Under the exclusive lock nobody else can be sending, so a
 * remaining lease was left by a drainer that was killed.
 */
export function leaseIsOver(row: Submission, exclusive: boolean, now: number): boolean {
  if (row.state !== 'sending') return false;
  return exclusive || row.leaseUntil <= now || row.leaseUntil > now + LEASE_MS;
}

/** The row as claimed by a drainer for one attempt. */
export function leased(row: Submission, now: number): Submission {
  return { ...row, state: 'sending', attempts: row.attempts + 1, leaseUntil: now + LEASE_MS };
}

/** The row as reclaimed from a drainer that was killed while sending: due now. */
export function reclaimed(row: Submission, now: number): Submission {
  const lastFailure: Failure = { kind: 'interrupted', status: null, at: now, fields: [] };
  return { ...row, state: 'pending', leaseUntil: 0, nextAttemptAt: now, lastFailure };
}

/** The row after an attempt. Delivered rows lose everything personal. */
export function settled(
  row: Submission,
  outcome: Outcome,
  now: number,
  random: () => number = Math.random,
): Submission {
  const free = { ...row, leaseUntil: 0 };
  switch (outcome.kind) {
    case 'delivered':
      return erased({ ...free, receipt: outcome.receipt }, now);
    case 'unconfirmed':
      return {
        ...free,
        ...choicesIn(row),
        state: 'unconfirmed',
        settledAt: now,
        lastFailure: null,
      };
    case 'retry': {
      const wait = Math.max(backoffMs(row.attempts, random), outcome.retryAfterMs ?? 0);
      return { ...free, state: 'pending', nextAttemptAt: now + wait, lastFailure: outcome.failure };
    }
    case 'paused':
      return {
        ...free,
        state: 'paused',
        nextAttemptAt: now + PAUSE_MS,
        lastFailure: outcome.failure,
      };
    case 'stale':
      return raised(
        { ...free, nextAttemptAt: now + backoffMs(row.attempts, random) },
        outcome.failure,
      );
    case 'parked':
      return { ...free, state: 'parked', lastFailure: outcome.failure };
  }
}

/**
 * This phone's latest content under the next revision, so that a revision number never blocks it.
 */
export function raised(row: Submission, lastFailure: Failure | null): Submission {
  const revision = row.revision + 1;
  const envelope = row.envelope === null ? null : withRevision(row.envelope, revision);
  return { ...row, state: 'pending', lastFailure, revision, envelope };
}

function choicesIn({ envelope }: Submission): Pick<Submission, 'choices'> {
  return envelope === null ? {} : { choices: choicesOfText(envelope) };
}

/**
 * Erases the answers. Keeps the selected options for the confirmation, and a hash to recognise
 * whether different content is sent later.
 */
function erased(row: Submission, now: number): Submission {
  const content = row.envelope === null ? null : contentOfText(row.envelope);
  return {
    ...row,
    ...(content === null ? {} : { fingerprint: fingerprint(content) }),
    ...choicesIn(row),
    state: 'delivered',
    settledAt: now,
    envelope: null,
    guard: { trap: '', fillMs: 0 },
    lastFailure: null,
  };
}
