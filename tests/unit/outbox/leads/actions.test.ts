import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Failure, Submission } from '#outbox/core/record.ts';
import { states } from '#outbox/core/schedule.ts';
import { get } from '#outbox/core/rows.ts';
import { edit, envelopeOf, mayHaveArrived, retryNow } from '#outbox/leads/actions.ts';
import { put } from '#outbox/leads/store.ts';
import {
  envelopeFor,
  rowWith,
  serverAt,
  submissionFor,
  webhookAt,
} from '../../../support/submission.ts';
import { freshOutbox, putRaw } from '../fresh-outbox.ts';

beforeEach(freshOutbox);

async function stored(changes: Partial<Submission>): Promise<string> {
  const row = rowWith({ nextAttemptAt: 9_999_999, ...changes });
  await putRaw(row);
  return row.id;
}

describe('retry now', () => {
  test.each(['pending', 'paused', 'parked', 'unconfirmed'] as const)(
    'makes what is %s due at once',
    async (state) => {
      const id = await stored({ state, attempts: 4 });
      await retryNow([id]);
      expect(await get(id)).toMatchObject({ state: 'pending', nextAttemptAt: 0, attempts: 4 });
    },
  );

  test('leaves alone what is on its way or has arrived', async () => {
    for (const changes of [{ state: 'sending' }, { state: 'delivered', envelope: null }] as const) {
      const id = await stored(changes);
      await retryNow([id]);
      expect(await get(id)).toMatchObject({ ...changes, nextAttemptAt: 9_999_999 });
    }
  });

  test('can send to another destination', async () => {
    const id = await stored({ state: 'paused' });
    const other = webhookAt('https://hooks.zapier.com/hooks/catch/2');
    await retryNow([id], other);
    expect(await get(id)).toMatchObject({ destination: other });
  });
});

test('what an earlier release has kept and a later rule refuses can still be corrected', async () => {
  const { data, ...rest } = envelopeFor();
  const kept = { ...rest, data: { ...data, name: '--', email: 'maeve..lee@example.com' } };
  const row = await get(await stored({ envelope: JSON.stringify(kept) }));
  expect(row && envelopeOf(row)).toEqual(kept);
});

describe('edit', () => {
  const corrected = envelopeFor({ data: { name: 'Brigid Byrne' } });

  test('does not replace unseen what another tab has saved meanwhile', async () => {
    const submission = submissionFor(serverAt());
    const id = submission.envelope.submissionId;
    await put(submission);
    const opened = submission.envelope;
    const other = envelopeFor({ data: { name: 'Orla Byrne' } });
    expect(await edit(id, other, opened)).toBe('saved');
    expect(await edit(id, corrected, opened)).toBe('changed');
    const row = await get(id);
    expect(row && envelopeOf(row)?.data).toMatchObject({ name: 'Orla Byrne' });
    expect(await edit(id, corrected, other)).toBe('saved');
  });

  test('before any attempt replaces the answers under the same id and revision', async () => {
    const submission = submissionFor(serverAt());
    const id = submission.envelope.submissionId;
    await put(submission);
    expect(await edit(id, corrected)).toBe('saved');
    const row = await get(id);
    expect(row).toMatchObject({ id, revision: 1, state: 'pending', nextAttemptAt: 0 });
    expect(row && envelopeOf(row)).toEqual({ ...corrected, submissionId: id, revision: 1 });
  });

  test.each(['pending', 'paused', 'parked', 'unconfirmed'] as const)(
    'after an attempt (%s) is a new revision under the same id, due at once',
    async (state) => {
      const id = await stored({ state, attempts: 1, revision: 3 });
      expect(await edit(id, corrected)).toBe('saved');
      const row = await get(id);
      expect(row).toMatchObject({ id, revision: 4, state: 'pending', nextAttemptAt: 0 });
      expect(row && envelopeOf(row)).toMatchObject({ submissionId: id, revision: 4 });
      expect(row?.envelope).toContain('Brigid Byrne');
    },
  );

  test('is written as durably as the lead itself', async () => {
    const id = await stored({ state: 'parked', attempts: 1 });
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await edit(id, corrected);
    expect(transaction).toHaveBeenCalledWith(expect.arrayContaining(['outbox']), 'readwrite', {
      durability: 'strict',
    });
  });

  test('while it is being sent does not touch the bytes in flight', async () => {
    const id = await stored({ state: 'sending', attempts: 1 });
    const before = await get(id);
    expect(await edit(id, corrected)).toBe('sending');
    expect(await get(id)).toEqual(before);
  });

  test('shows a change of another tab even while that change is being sent', async () => {
    const id = await stored({ state: 'sending', attempts: 1 });
    expect(await edit(id, corrected, corrected)).toBe('changed');
  });

  test('of what has arrived or was deleted says that it is gone', async () => {
    const id = await stored({ state: 'delivered', envelope: null });
    expect(await edit(id, corrected)).toBe('gone');
    expect(await edit(crypto.randomUUID(), corrected)).toBe('gone');
    expect(await get(id)).toMatchObject({ envelope: null });
  });
});

describe('a submission may have arrived', () => {
  const failed = (kind: Failure['kind'], status: number | null = null): Failure => ({
    kind,
    status,
    at: 1_000,
    fields: [],
  });

  test.each([
    ['while it is on its way', { state: 'sending', attempts: 1 }],
    ['when nobody can confirm it', { state: 'unconfirmed', attempts: 1 }],
    ['when its answer was lost', { attempts: 1, lastFailure: failed('network') }],
    ['when its answer did not come in time', { attempts: 1, lastFailure: failed('timeout') }],
    ['when its page was closed', { attempts: 1, lastFailure: failed('interrupted') }],
    ['when another than the receiver answered', { attempts: 1, lastFailure: failed('no-receipt') }],
    ['when a gateway answered', { attempts: 1, lastFailure: failed('http', 502) }],
    ['by an attempt before the last', { attempts: 2, lastFailure: failed('http', 429) }],
    ['in an earlier revision', { revision: 2 }],
  ] satisfies [string, Partial<Submission>][])('%s', (_when, changes) => {
    expect(mayHaveArrived(rowWith(changes))).toBe(true);
  });

  test.each([
    ['before any attempt', {}],
    ['when it was refused', { state: 'parked', attempts: 1, lastFailure: failed('http', 400) }],
    ['when it was put off', { attempts: 1, lastFailure: failed('http', 429) }],
    ['when the receipt says that it has', { state: 'delivered', attempts: 3, envelope: null }],
  ] satisfies [string, Partial<Submission>][])('not %s', (_when, changes) => {
    expect(mayHaveArrived(rowWith(changes))).toBe(false);
  });
});

describe('the envelope of a row', () => {
  test('is what was put in, whatever the state', () => {
    for (const state of states) {
      const envelope = envelopeFor();
      expect(envelopeOf(rowWith({ state, envelope: JSON.stringify(envelope) }))).toEqual(envelope);
    }
  });

  test.each([null, '', '{', '{}', '[]', 'null'])('is null when the row holds %j', (envelope) => {
    expect(envelopeOf(rowWith({ envelope }))).toBeNull();
  });
});
