import { describe, expect, test } from 'vitest';
import type { Failure } from '#outbox/core/record.ts';
import { PAUSE_MS, type Trigger } from '#outbox/core/schedule.ts';
import { ATTEMPT_TIMEOUT_MS, type Outcome } from '#outbox/leads/deliver.ts';
import {
  isDue,
  LEASE_MS,
  leased,
  leaseIsOver,
  reclaimed,
  settled,
} from '#outbox/leads/lifecycle.ts';
import { personalTraces, rowWith } from '../../../support/submission.ts';

const NOW = 1_800_000_000_000;

const implyingConnectivity: Trigger[] = ['load', 'online', 'visible', 'sync', 'manual'];

const others: Trigger[] = ['submit', 'timer'];

function failure(kind: Failure['kind'], status: number | null = null): Failure {
  return { kind, status, at: NOW, fields: [] };
}

describe('a row is due', () => {
  test.each([...implyingConnectivity, ...others])(
    'at its time, whatever the trigger (%s)',
    (trigger) => {
      expect(isDue(rowWith({ nextAttemptAt: NOW }), trigger, NOW)).toBe(true);
      expect(isDue(rowWith({ nextAttemptAt: NOW + 1 }), trigger, NOW)).toBe(false);
    },
  );

  test.each([...implyingConnectivity, ...others])(
    'before its first attempt, at once (%s)',
    (trigger) => {
      expect(isDue(rowWith({}, NOW), trigger, NOW)).toBe(true);
    },
  );

  test('before its first attempt even when the clock was put back since', () => {
    for (const back of [1, 3_600_000, PAUSE_MS, 10 * PAUSE_MS]) {
      expect(isDue(rowWith({}, NOW), 'timer', NOW - back)).toBe(true);
    }
  });

  test.each(['network', 'timeout', 'interrupted'] as const)(
    'before its time when the trigger implies connectivity, when the last failure was %s',
    (kind) => {
      const row = rowWith({ attempts: 9, nextAttemptAt: NOW + 9_999, lastFailure: failure(kind) });
      for (const trigger of implyingConnectivity) expect(isDue(row, trigger, NOW)).toBe(true);
      for (const trigger of others) expect(isDue(row, trigger, NOW)).toBe(false);
    },
  );

  test('not before its time when the receiver itself asked to wait', () => {
    const lastFailure = failure('http', 503);
    const row = rowWith({ attempts: 1, nextAttemptAt: NOW + 9_999, lastFailure });
    for (const trigger of implyingConnectivity) expect(isDue(row, trigger, NOW)).toBe(false);
  });

  test('not before its time while its destination refuses everybody', () => {
    const lastFailure = failure('network');
    const row = rowWith({ state: 'paused', nextAttemptAt: NOW + 1, lastFailure });
    for (const trigger of implyingConnectivity) expect(isDue(row, trigger, NOW)).toBe(false);
    expect(isDue(row, 'timer', NOW + 1)).toBe(true);
  });

  test('when its time is further off than any wait: the clock was put back', () => {
    for (const state of ['pending', 'paused'] as const) {
      const lastFailure = { ...failure('http', 503), at: NOW - PAUSE_MS };
      const row = rowWith({ state, attempts: 1, nextAttemptAt: NOW, lastFailure });
      expect(isDue(row, 'timer', NOW - PAUSE_MS)).toBe(false);
      expect(isDue(row, 'timer', NOW - PAUSE_MS - 1)).toBe(true);
    }
  });

  test.each([1, 60_000, 3_600_000, PAUSE_MS])(
    'when it failed under a clock that stood %i ms ahead and was put right',
    (ahead) => {
      const lastFailure = { ...failure('http', 503), at: NOW + ahead };
      for (const state of ['pending', 'paused'] as const) {
        const row = rowWith({ state, attempts: 1, nextAttemptAt: NOW + 9_999, lastFailure });
        expect(isDue(row, 'load', NOW)).toBe(true);
        expect(isDue(row, 'load', NOW + ahead)).toBe(NOW + 9_999 <= NOW + ahead);
      }
    },
  );

  test.each(['sending', 'delivered', 'unconfirmed', 'parked'] as const)(
    'never while %s',
    (state) => {
      for (const trigger of implyingConnectivity)
        expect(isDue(rowWith({ state }), trigger, NOW)).toBe(false);
    },
  );
});

describe('a lease', () => {
  const row = leased(rowWith(), NOW);

  test('outlasts an attempt, and counts it', () => {
    expect(LEASE_MS).toBeGreaterThan(ATTEMPT_TIMEOUT_MS);
    expect(row).toMatchObject({ state: 'sending', attempts: 1, leaseUntil: NOW + LEASE_MS });
  });

  test('without the lock holds until it has run out', () => {
    expect(leaseIsOver(row, false, NOW)).toBe(false);
    expect(leaseIsOver(row, false, NOW + LEASE_MS - 1)).toBe(false);
    expect(leaseIsOver(row, false, NOW + LEASE_MS)).toBe(true);
  });

  test('without the lock is over when the clock was put back behind its beginning', () => {
    expect(leaseIsOver(row, false, NOW - 1)).toBe(true);
  });

  test('under the exclusive lock is always over: its holder is dead', () => {
    expect(leaseIsOver(row, true, NOW)).toBe(true);
  });

  test.each(['pending', 'parked', 'paused', 'delivered', 'unconfirmed'] as const)(
    'is no question of a row that is %s',
    (state) => {
      expect(leaseIsOver({ ...row, state }, true, NOW + LEASE_MS)).toBe(false);
    },
  );

  test('that is reclaimed makes the row due at once and says why', () => {
    const back = reclaimed(row, NOW);
    expect(back).toMatchObject({
      state: 'pending',
      leaseUntil: 0,
      attempts: 1,
      envelope: row.envelope,
      lastFailure: { kind: 'interrupted' },
    });
    expect(isDue(back, 'timer', NOW)).toBe(true);
  });
});

describe('after an attempt', () => {
  const row = leased(rowWith({ attempts: 2 }), NOW);
  const receipt = { receipt: 'R-1', receivedAt: '2026-11-20T03:00:00.000Z' };
  const after = (outcome: Outcome, random = 0.5) => settled(row, outcome, NOW, () => random);

  test('delivered: the receipt stays, everything personal goes', () => {
    const done = after({ kind: 'delivered', receipt });
    expect(done).toMatchObject({ state: 'delivered', receipt, settledAt: NOW, envelope: null });
    for (const trace of personalTraces) expect(JSON.stringify(done)).not.toContain(trace);
  });

  test('unconfirmed: the answers stay, since nobody knows', () => {
    const sent = after({ kind: 'unconfirmed' });
    expect(sent).toMatchObject({ state: 'unconfirmed', settledAt: NOW, envelope: row.envelope });
  });

  test('retry: the backoff of so many attempts', () => {
    const again = after({ kind: 'retry', failure: failure('network'), retryAfterMs: null });
    expect(again).toMatchObject({ state: 'pending', attempts: 3, nextAttemptAt: NOW + 10_000 });
  });

  test('retry: Retry-After when that is longer, the backoff when it is not', () => {
    const why = failure('http', 429);
    const longer = after({ kind: 'retry', failure: why, retryAfterMs: 60_000 });
    expect(longer.nextAttemptAt).toBe(NOW + 60_000);
    const shorter = after({ kind: 'retry', failure: why, retryAfterMs: 1_000 });
    expect(shorter.nextAttemptAt).toBe(NOW + 10_000);
  });

  test('paused: once a day', () => {
    expect(after({ kind: 'paused', failure: failure('http', 404) })).toMatchObject({
      state: 'paused',
      nextAttemptAt: NOW + 86_400_000,
    });
  });

  test('stale: the same words under the next revision, after the backoff', () => {
    const why = failure('http', 409);
    const again = after({ kind: 'stale', failure: why });
    expect(again).toMatchObject({
      state: 'pending',
      revision: row.revision + 1,
      nextAttemptAt: NOW + 10_000,
      lastFailure: why,
    });
    const { revision, ...words } = JSON.parse(again.envelope ?? '');
    expect({ ...words, revision: row.revision }).toEqual(JSON.parse(row.envelope ?? ''));
    expect(revision).toBe(row.revision + 1);
  });

  test('parked: kept with the reason', () => {
    const why = failure('http', 422);
    expect(after({ kind: 'parked', failure: why })).toMatchObject({
      state: 'parked',
      lastFailure: why,
      envelope: row.envelope,
    });
  });

  test('whatever came of it, the lease is given back', () => {
    const outcomes: Outcome[] = [
      { kind: 'delivered', receipt },
      { kind: 'unconfirmed' },
      { kind: 'retry', failure: failure('network'), retryAfterMs: null },
      { kind: 'paused', failure: failure('http', 401) },
      { kind: 'stale', failure: failure('http', 409) },
      { kind: 'parked', failure: failure('http', 400) },
    ];
    expect(outcomes.map((outcome) => after(outcome).leaseUntil)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
