import { paths } from '#contract/paths.ts';
import { isRetryStatus, retryAfterMs } from '#contract/retry.ts';
import { withdrawalAnswerSchema } from '#contract/withdrawal.ts';
import { announceChange } from '../core/changes.ts';
import { write } from '../core/db.ts';
import { dayOf, mark, unmark } from '../core/marks.ts';
import {
  failureOf,
  failureOfError,
  readRow,
  type Destination,
  type Submission,
} from '../core/record.ts';
import { list } from '../core/rows.ts';
import { backoffMs, impliesConnectivity, isWaitOver, type Trigger } from '../core/schedule.ts';
import { UNDO_MS } from '../photos/due.ts';
import { removeAlong, restoreAlong } from '../photos/rows.ts';
import { mayHaveArrived } from './actions.ts';
import { ATTEMPT_TIMEOUT_MS } from './deliver.ts';
import { raised } from './lifecycle.ts';
import { update } from './store.ts';

/** Where the receiver of a lead is asked to delete it; null for a webhook, which cannot be asked. */
function withdrawalUrl({ kind, url }: Destination): string | null {
  if (kind !== 'server' || !url.endsWith(paths.leads)) return null;
  return `${url.slice(0, -paths.leads.length)}${paths.leadWithdrawals}`;
}

/** Whether the receiver may have a submission and can be asked to delete it. */
export function canWithdraw(row: Submission): boolean {
  if (row.leadKey === undefined || withdrawalUrl(row.destination) === null) return false;
  return row.state === 'delivered' || mayHaveArrived(row);
}

/**
 * Erases a submission here and asks its receiver to delete it, once that can't be undone any more.
 * Returns the row as it was; null when it can't be withdrawn.
 */
export async function withdraw(id: string, now: number = Date.now()): Promise<Submission | null> {
  void unmark([id]);
  const before = await write('strict', async (transaction) => {
    const store = transaction.objectStore('outbox');
    const row = readRow(await store.get(id));
    if (row === null || row.state === 'sending' || !canWithdraw(row)) return null;
    await store.put(withdrawn(row, now));
    await removeAlong(transaction, id, { isDelivered: false });
    return row;
  });
  if (before !== null) announceChange();
  return before;
}

/** Nothing of what the visitor wrote stays, not even the options they chose. */
function withdrawn(before: Submission, now: number): Submission {
  const { choices: _choices, fingerprint: _fingerprint, ...row } = before;
  return {
    ...row,
    envelope: null,
    guard: { trap: '', fillMs: 0 },
    state: 'withdrawn',
    attempts: 0,
    nextAttemptAt: now + UNDO_MS,
    leaseUntil: 0,
    settledAt: now,
    lastFailure: null,
    notify: false,
  };
}

/**
 * Takes a withdrawal back. When the receiver has been asked already, what the visitor wrote is sent
 * as a new revision; false when there is nothing left to send.
 */
export async function undoWithdrawal(row: Submission): Promise<boolean> {
  const isBack = await write('strict', async (transaction) => {
    const store = transaction.objectStore('outbox');
    const there = readRow(await store.get(row.id));
    // Written again in the meantime.
    if (there !== null && there.state !== 'withdrawn' && there.state !== 'kept') return true;
    const isAsked = there === null || there.state === 'kept' || there.attempts > 0;
    if (isAsked && row.envelope === null) return false;
    await store.put(isAsked ? raised(row, null) : row);
    await restoreAlong(transaction, row.id);
    return true;
  });
  if (isBack && row.envelope !== null) void mark({ id: row.id, day: dayOf(row.createdAt) });
  announceChange();
  return isBack;
}

/** Whether a withdrawal may be reported now. */
function isWithdrawalDue(row: Submission, trigger: Trigger, now: number): boolean {
  if (row.state !== 'withdrawn') return false;
  if (isWaitOver(row, now)) return true;
  return (
    impliesConnectivity(trigger) && row.lastFailure !== null && row.lastFailure.kind !== 'http'
  );
}

type WithdrawalTools = {
  readonly trigger: Trigger;
  readonly now: () => number;
  readonly send?: typeof fetch;
  readonly random?: () => number;
};

/** Reports withdrawals that are due, under the outbox lock; returns how many still wait. */
export async function reportWithdrawals(
  tools: WithdrawalTools,
  signal: AbortSignal,
): Promise<number> {
  const all = (await list()).filter(({ state }) => state === 'withdrawn');
  let left = all.length;
  for (const row of all) {
    if (!isWithdrawalDue(row, tools.trigger, tools.now())) continue;
    const [asked] = await update([row.id], asking);
    if (asked === undefined) continue;
    const outcome = await ask(asked, tools);
    signal.throwIfAborted();
    await settle(asked, outcome, tools);
    if (outcome.kind === 'retry') {
      // The others would fail too.
      if (outcome.failure.kind !== 'http') break;
    } else left -= 1;
  }
  return left;
}

/** Counted before the request: from now on the receiver may know of it. */
function asking(row: Submission): Submission | null {
  return row.state === 'withdrawn' ? { ...row, attempts: row.attempts + 1 } : null;
}

type Asked =
  | { readonly kind: 'erased' }
  | { readonly kind: 'kept'; readonly failure: Submission['lastFailure'] }
  | {
      readonly kind: 'retry';
      readonly failure: NonNullable<Submission['lastFailure']>;
      readonly waitMs: number | null;
    };

async function ask(row: Submission, { send = fetch, now }: WithdrawalTools): Promise<Asked> {
  const { id: submissionId, leadKey, revision, destination } = row;
  try {
    const answer = await send(withdrawalUrl(destination) ?? paths.leadWithdrawals, {
      method: 'POST',
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'strict-origin-when-cross-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ submissionId, leadKey, revision }),
    });
    return await outcomeOf(answer, now());
  } catch (error) {
    return { kind: 'retry', failure: failureOfError(error, now()), waitMs: null };
  }
}

async function outcomeOf(answer: Response, now: number): Promise<Asked> {
  const { status, headers } = answer;
  if (answer.ok) {
    const said = withdrawalAnswerSchema.safeParse(await answer.json().catch(() => null));
    // A captive portal answers 200 as well.
    if (!said.success)
      return { kind: 'retry', failure: failureOf('no-receipt', status, now), waitMs: null };
    return said.data.outcome === 'erased' ? { kind: 'erased' } : { kind: 'kept', failure: null };
  }
  const failure = failureOf('http', status, now);
  if (!isRetryStatus(status)) return { kind: 'kept', failure };
  return { kind: 'retry', failure, waitMs: retryAfterMs(headers.get('retry-after'), now) };
}

async function settle(
  asked: Submission,
  outcome: Asked,
  { now, random }: WithdrawalTools,
): Promise<void> {
  if (outcome.kind === 'erased') return forget(asked);
  await update([asked.id], (row) => {
    if (!isSame(row, asked)) return null;
    if (outcome.kind === 'kept') return { ...row, state: 'kept', lastFailure: outcome.failure };
    const wait = Math.max(backoffMs(row.attempts, random), outcome.waitMs ?? 0);
    return { ...row, nextAttemptAt: now() + wait, lastFailure: outcome.failure };
  });
}

/** Removes the row unless the visitor has written again under its id. */
async function forget(asked: Submission): Promise<void> {
  await write('strict', async (transaction) => {
    const store = transaction.objectStore('outbox');
    const row = readRow(await store.get(asked.id));
    if (row !== null && isSame(row, asked)) await store.delete(asked.id);
  });
  announceChange();
}

function isSame(row: Submission, asked: Submission): boolean {
  return row.state === 'withdrawn' && row.revision === asked.revision;
}
