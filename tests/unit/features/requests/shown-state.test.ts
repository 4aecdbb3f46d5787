import { describe, test, expect } from 'vitest';
import type { Submission } from '#outbox/core/record.ts';
import { states } from '#outbox/core/schedule.ts';
import type { OutboxView } from '#outbox/page/view.ts';
import { shownStateOf, toneOf, submissionIdIn } from '#features/requests/shown-state.ts';
import { rowWith } from '../../../support/submission.ts';

const ready = (...rows: Submission[]): OutboxView => ({ status: 'ready', rows, photos: [] });

describe('what is shown of a submission', () => {
  test('is unknown as long as the outbox has not been read', () => {
    expect(shownStateOf({ status: 'unread' }, null)).toBeNull();
    expect(toneOf(null)).toBe('neutral');
  });

  test.each([
    ['pending', 'waiting'],
    ['sending', 'waiting'],
    ['paused', 'paused'],
    ['parked', 'parked'],
    ['delivered', 'delivered'],
    ['unconfirmed', 'unconfirmed'],
  ] as const)('%s is shown as %s', (state, shown) => {
    const row = rowWith({ state });
    expect(shownStateOf(ready(row), row.id)).toEqual({ state: shown, row });
  });

  test('has a word and a look for every state', () => {
    for (const state of states) {
      expect(shownStateOf(ready(rowWith({ state })), null)?.state).toBeDefined();
    }
  });

  test('is that of the lead that was sent, not of the newest one', () => {
    const sent = rowWith({ state: 'delivered' });
    expect(shownStateOf(ready(rowWith({ state: 'pending' }), sent), sent.id)?.row).toBe(sent);
  });

  test('is that of the newest one when no id is known', () => {
    const newest = rowWith({ state: 'parked' });
    expect(shownStateOf(ready(newest, rowWith()), null)?.row).toBe(newest);
  });

  test('claims nothing of a lead that is not there', () => {
    expect(shownStateOf(ready(), null)).toEqual({ state: 'none', row: null });
    expect(shownStateOf({ status: 'unavailable' }, null)?.state).toBe('none');
  });

  test('says that a lead has left only of one that was there', () => {
    expect(shownStateOf(ready(rowWith()), crypto.randomUUID())?.state).toBe('gone');
  });

  test('says so when the list cannot be read, rather than that nothing waits', () => {
    expect(shownStateOf({ status: 'failed' }, null)?.state).toBe('unreadable');
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
