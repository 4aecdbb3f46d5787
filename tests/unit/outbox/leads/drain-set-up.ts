import { afterEach, beforeEach, vi } from 'vitest';
import type { Destination } from '#outbox/core/record.ts';
import { list } from '#outbox/core/rows.ts';
import { drain, type RoundOptions } from '#outbox/leads/drain.ts';
import { nextDue } from '#outbox/leads/next-due.ts';
import { put } from '#outbox/leads/store.ts';
import { listPhotos } from '#outbox/photos/rows.ts';
import { submissionFor } from '../../../support/submission.ts';
import { freshOutbox } from '../fresh-outbox.ts';
import { startReceiver, type Receiver } from '../receiver.ts';

export const NOW = 1_800_000_000_000;

const open: Receiver[] = [];

/** Every test begins with an empty outbox and leaves no receiver and no stub behind. */
export function eachWithAFreshOutbox(): void {
  beforeEach(freshOutbox);
  afterEach(async () => {
    vi.unstubAllGlobals();
    await Promise.all(open.splice(0).map((receiver) => receiver.close()));
  });
}

export async function receiving(...how: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...how);
  open.push(receiver);
  return receiver;
}

/** Drains at a given moment; the backoff's jitter is the middle of its range. */
export function drainAt(now: number, options: Partial<RoundOptions> = {}) {
  return drain({ trigger: 'timer', now: () => now, random: () => 0.5, ...options });
}

/** When the timer of a page fires next. */
export async function nextDueAt(now: number): Promise<number | null> {
  return nextDue(await list(), await listPhotos(), now);
}

/** Stores leads for a destination, oldest first; gives their ids. */
export async function waiting(destination: Destination, count = 1, from = NOW): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const submission = submissionFor(destination);
    await put(submission, from + at);
    ids.push(submission.envelope.submissionId);
  }
  return ids;
}

export function idsOf({ requests }: Receiver): string[] {
  return requests.map(({ headers }) => String(headers['idempotency-key']));
}

/** A promise and what fulfils it. */
export function gate(): { passed: Promise<void>; pass: () => void } {
  let pass = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { passed, pass: () => pass() };
}

/** The drain of another tab: the same code with a memory of its own, on the same storage. */
export async function anotherTab(): Promise<typeof drain> {
  vi.resetModules();
  const other = await import('#outbox/leads/drain.ts');
  return other.drain;
}
