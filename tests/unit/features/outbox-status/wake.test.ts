import { describe, expect, test } from 'vitest';
import { nextWake } from '#features/outbox-status/wake.ts';
import type { Failure, Submission } from '#outbox/record.ts';
import { rowWith, webhookAt } from '../../../support/submission.ts';

const NOW = 1_000_000;
const failure = (kind: Failure['kind']): Failure => ({ kind, status: null, at: NOW, fields: [] });
const pending = (nextAttemptAt: number, changes: Partial<Submission> = {}) =>
  rowWith({ state: 'pending', nextAttemptAt, ...changes });

describe('the next wake', () => {
  test('is never for an empty outbox, nor for what only the visitor can mend', () => {
    expect(nextWake([], NOW)).toBeNull();
    expect(
      nextWake(
        [
          rowWith({ state: 'parked' }),
          rowWith({ state: 'delivered', envelope: null }),
          rowWith({ state: 'unconfirmed' }),
        ],
        NOW,
      ),
    ).toBeNull();
  });

  test('is when the first of them is due', () => {
    expect(nextWake([pending(NOW + 900), pending(NOW + 300)], NOW)).toBe(NOW + 300);
  });

  test('after a network error is when the probe of that destination is due, not at once for all behind it', () => {
    const rows = [
      pending(0),
      pending(NOW + 8_000, { lastFailure: failure('network') }),
      pending(NOW - 5),
    ];
    expect(nextWake(rows, NOW)).toBe(NOW + 8_000);
  });

  test('for another destination does not wait for that probe', () => {
    const rows = [
      pending(NOW + 8_000, { lastFailure: failure('timeout') }),
      pending(NOW + 100, { destination: webhookAt('https://hooks.zapier.com/hooks/catch/1/a') }),
    ];
    expect(nextWake(rows, NOW)).toBe(NOW + 100);
  });

  test('is at once for the probe itself when its time has come', () => {
    const rows = [pending(NOW - 1, { lastFailure: failure('network') })];
    expect(nextWake(rows, NOW)).toBe(NOW - 1);
  });

  test('of one that is being sent is when its lease runs out', () => {
    expect(nextWake([rowWith({ state: 'sending', leaseUntil: NOW + 30_000 })], NOW)).toBe(
      NOW + 30_000,
    );
  });
});
