import { describe, expect, test } from 'vitest';
import { standingOf, submissionIdIn, toneOf } from '#features/outbox-status/standing.ts';
import type { OutboxView } from '#features/outbox-status/outbox-store.ts';
import type { Submission } from '#outbox/record.ts';
import { states } from '#outbox/states.ts';
import { rowWith } from '../../../support/submission.ts';

const ready = (...rows: Submission[]): OutboxView => ({ status: 'ready', rows });

describe('how a lead stands', () => {
  test('is unknown as long as the outbox has not been read', () => {
    expect(standingOf({ status: 'unread' }, null)).toBeNull();
    expect(toneOf(null)).toBe('neutral');
  });

  test.each([
    ['pending', 'waiting'],
    ['sending', 'waiting'],
    ['paused', 'paused'],
    ['parked', 'parked'],
    ['delivered', 'delivered'],
    ['unconfirmed', 'unconfirmed'],
  ] as const)('%s is told as %s', (state, standing) => {
    const row = rowWith({ state });
    expect(standingOf(ready(row), row.id)).toEqual({ standing, row });
  });

  test('has a word and a look for every state', () => {
    for (const state of states) {
      expect(standingOf(ready(rowWith({ state })), null)?.standing).toBeDefined();
    }
  });

  test('is that of the lead that was sent, not of the newest one', () => {
    const sent = rowWith({ state: 'delivered' });
    expect(standingOf(ready(rowWith({ state: 'pending' }), sent), sent.id)?.row).toBe(sent);
  });

  test('is that of the newest one when no id is known', () => {
    const newest = rowWith({ state: 'parked' });
    expect(standingOf(ready(newest, rowWith()), null)?.row).toBe(newest);
  });

  test('claims nothing of a lead that is not there', () => {
    expect(standingOf(ready(), null)).toEqual({ standing: 'unknown', row: null });
    expect(standingOf(ready(rowWith()), crypto.randomUUID())?.standing).toBe('unknown');
  });

  test('says so when the list cannot be read, rather than that nothing waits', () => {
    expect(standingOf({ status: 'failed' }, null)?.standing).toBe('unreadable');
  });
});

describe('the id in a history entry', () => {
  test('is taken from what a form left there', () => {
    const submissionId = crypto.randomUUID();
    expect(submissionIdIn({ submissionId })).toBe(submissionId);
  });

  test.each([null, undefined, 'x', {}, { submissionId: 7 }, { submissionId: 'not-an-id' }])(
    'is none in %j',
    (state) => {
      expect(submissionIdIn(state)).toBeNull();
    },
  );
});
