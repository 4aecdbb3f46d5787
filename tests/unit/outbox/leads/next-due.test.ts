import { describe, expect, test } from 'vitest';
import type { Failure, Submission } from '#outbox/core/record.ts';
import { nextDue } from '#outbox/leads/next-due.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { photoOf, rowWith, webhookAt } from '../../../support/submission.ts';

const NOW = 1_000_000;

const failure = (kind: Failure['kind']): Failure => ({ kind, status: null, at: NOW, fields: [] });

const pending = (nextAttemptAt: number, changes: Partial<Submission> = {}) =>
  rowWith({ state: 'pending', nextAttemptAt, ...changes });

describe('the next due time', () => {
  test('is never for an empty outbox, nor for what only the visitor can mend', () => {
    expect(nextDue([], [], NOW)).toBeNull();
    expect(
      nextDue(
        [
          rowWith({ state: 'parked' }),
          rowWith({ state: 'delivered', envelope: null }),
          rowWith({ state: 'unconfirmed' }),
        ],
        [],
        NOW,
      ),
    ).toBeNull();
  });

  test('is when the first of them is due', () => {
    expect(nextDue([pending(NOW + 900), pending(NOW + 300)], [], NOW)).toBe(NOW + 300);
  });

  test('after a network error is when the probe of that destination is due, not at once for all behind it', () => {
    const rows = [
      pending(0),
      pending(NOW + 8_000, { lastFailure: failure('network') }),
      pending(NOW - 5),
    ];
    expect(nextDue(rows, [], NOW)).toBe(NOW + 8_000);
  });

  test('for another destination does not wait for that probe', () => {
    const rows = [
      pending(NOW + 8_000, { lastFailure: failure('timeout') }),
      pending(NOW + 100, { destination: webhookAt('https://hooks.zapier.com/hooks/catch/1/a') }),
    ];
    expect(nextDue(rows, [], NOW)).toBe(NOW + 100);
  });

  test('is at once for the probe itself when its time has come', () => {
    const rows = [pending(NOW - 1, { lastFailure: failure('network') })];
    expect(nextDue(rows, [], NOW)).toBe(NOW - 1);
  });

  test('of one that is being sent is when its lease runs out', () => {
    expect(nextDue([rowWith({ state: 'sending', leaseUntil: NOW + 30_000 })], [], NOW)).toBe(
      NOW + 30_000,
    );
  });
});

describe('the next due time of photographs', () => {
  const row = rowWith({ state: 'delivered', envelope: null });
  const photo = (changes: Partial<Photo>) => photoOf(row, changes);

  test('is theirs once their request has arrived, not before', () => {
    const due = photo({ nextAttemptAt: 70_000 });
    expect(nextDue([row], [due], NOW)).toBe(70_000);
    expect(nextDue([{ ...row, state: 'parked' }], [due], NOW)).toBeNull();
    const settled = [photo({ state: 'draft' }), photo({ state: 'arrived' })];
    expect(nextDue([row], settled, NOW)).toBeNull();
  });

  test('is when removing can no longer be undone', () => {
    expect(nextDue([], [photo({ state: 'removed' })], NOW)).toBe(35_000);
  });

  test('is never for one that is removed while its waiting request is being corrected', () => {
    const parked = { ...row, state: 'parked' } as const;
    expect(nextDue([parked], [photo({ state: 'removed' })], NOW)).toBeNull();
    const begun = photo({ state: 'removed', begunAt: '/api/photos' });
    expect(nextDue([parked], [begun], NOW)).toBe(35_000);
  });
});
