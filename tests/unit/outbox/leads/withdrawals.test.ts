import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Submission } from '#outbox/core/record.ts';
import { get } from '#outbox/core/rows.ts';
import { put } from '#outbox/leads/store.ts';
import { canWithdraw, undoWithdrawal, withdraw } from '#outbox/leads/withdrawals.ts';
import { personalTraces, rowWith, serverAt, submissionFor } from '../../../support/submission.ts';
import { everythingStored, putRaw } from '../fresh-outbox.ts';
import { deadOrigin, type Answer } from '../receiver.ts';
import { drainAt, eachWithAFreshOutbox, nextDueAt, NOW, receiving } from './drain-set-up.ts';

const KEY = 'a1'.repeat(32);
const UNDO_MS = 30_000;
const LATER = NOW + UNDO_MS;

eachWithAFreshOutbox();

function answered(body: object, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** A row of a lead whose outcome is unknown, sent to this origin. */
async function sentTo(origin: string, change: Partial<Submission> = {}): Promise<Submission> {
  const row = rowWith({
    destination: serverAt(origin),
    leadKey: KEY,
    attempts: 1,
    lastFailure: { kind: 'timeout', status: null, at: NOW, fields: [] },
    ...change,
  });
  await putRaw(row);
  return row;
}

const delivered: Partial<Submission> = { state: 'delivered', envelope: null, lastFailure: null };

describe('a request that is deleted after it may have arrived', () => {
  test('leaves nothing of the visitor’s words here, and asks its receiver once undo is over', async () => {
    const receiver = await receiving(() => answered({ outcome: 'erased' }));
    const row = await sentTo(receiver.origin, { revision: 3 });
    await withdraw(row.id, NOW);
    const stored = await everythingStored();
    for (const trace of personalTraces) expect(stored).not.toContain(trace);

    await drainAt(NOW + 1_000);
    expect(receiver.requests).toHaveLength(0);
    expect(await nextDueAt(NOW)).toBe(LATER);

    const round = await drainAt(LATER);
    expect(receiver.requests).toMatchObject([{ method: 'POST', url: paths.leadWithdrawals }]);
    expect(JSON.parse(receiver.requests[0]?.body ?? '')).toEqual({
      submissionId: row.id,
      leadKey: KEY,
      revision: 3,
    });
    expect(await get(row.id)).toBeNull();
    expect(round).toMatchObject({ retryable: 0, mayHaveWaiting: false });
  });

  test('waits without signal like a lead, and is carried out once', async () => {
    const dead = await deadOrigin();
    const row = await sentTo(dead, delivered);
    await withdraw(row.id, NOW);
    const round = await drainAt(LATER);
    expect(round).toMatchObject({ waiting: 0, retryable: 1, mayHaveWaiting: true });
    expect(await get(row.id)).toMatchObject({ state: 'withdrawn', attempts: 1 });

    const receiver = await receiving(() => answered({ outcome: 'erased' }));
    const there = await get(row.id);
    await putRaw({ ...there, destination: serverAt(receiver.origin) });
    await drainAt(LATER + 1_000, { trigger: 'online' });
    await drainAt(LATER + 2_000, { trigger: 'online' });
    expect(receiver.requests).toHaveLength(1);
    expect(await get(row.id)).toBeNull();
  });

  test('is asked for again after an error, as late as the receiver says', async () => {
    const receiver = await receiving(() => ({ status: 429, headers: { 'retry-after': '90' } }));
    const row = await sentTo(receiver.origin);
    await withdraw(row.id, NOW);
    await drainAt(LATER);
    expect(await get(row.id)).toMatchObject({
      state: 'withdrawn',
      nextAttemptAt: LATER + 90_000,
      lastFailure: { status: 429 },
    });
  });

  test('does not count as deleted because a captive portal answers 200', async () => {
    const receiver = await receiving(() => ({ status: 200, body: '<html>Sign in</html>' }));
    const row = await sentTo(receiver.origin);
    await withdraw(row.id, NOW);
    await drainAt(LATER);
    expect(await get(row.id)).toMatchObject({
      state: 'withdrawn',
      lastFailure: { kind: 'no-receipt' },
    });
  });

  test('stays listed when the firm works on it, or when it was refused', async () => {
    const answers = [answered({ outcome: 'noted' }), answered({}, 403)];
    const receiver = await receiving((_received, count) => answers[count - 1] ?? 'reset');
    const [noted, refused] = [await sentTo(receiver.origin), await sentTo(receiver.origin)];
    await withdraw(noted.id, NOW);
    await withdraw(refused.id, NOW);
    await drainAt(LATER);
    const states = [await get(noted.id), await get(refused.id)];
    const failed = states.map((row) => [row?.state, row?.lastFailure?.status]);
    expect(failed).toEqual(
      expect.arrayContaining([
        ['kept', undefined],
        ['kept', 403],
      ]),
    );
    expect(await nextDueAt(LATER)).toBeNull();
  });
});

describe('undoing a deletion', () => {
  test('brings the request back as it was while nobody has been asked', async () => {
    const row = await sentTo('https://ashlar.example');
    const before = await withdraw(row.id, NOW);
    expect(before && (await undoWithdrawal(before))).toBe(true);
    expect(await get(row.id)).toEqual(row);
  });

  test('sends it as a new revision once its receiver may have erased it', async () => {
    const receiver = await receiving(() => answered({ outcome: 'erased' }));
    const row = await sentTo(receiver.origin);
    const before = await withdraw(row.id, NOW);
    await drainAt(LATER);
    expect(before && (await undoWithdrawal(before))).toBe(true);
    expect(await get(row.id)).toMatchObject({ state: 'pending', revision: row.revision + 1 });
  });

  test('is too late for a delivered one, whose answers are not here any more', async () => {
    const receiver = await receiving(() => answered({ outcome: 'erased' }));
    const row = await sentTo(receiver.origin, delivered);
    const before = await withdraw(row.id, NOW);
    await drainAt(LATER);
    expect(before && (await undoWithdrawal(before))).toBe(false);
    expect(await get(row.id)).toBeNull();
  });
});

test('the same answers sent again after a deletion are a new request', async () => {
  const submission = { ...submissionFor(serverAt('https://ashlar.example')), leadKey: KEY };
  const { submissionId: id } = submission.envelope;
  await put(submission, NOW);
  const row = await get(id);
  await putRaw({ ...row, attempts: 1 });
  await withdraw(id, NOW);
  await put(submission, NOW + 1_000);
  expect(await get(id)).toMatchObject({ state: 'pending', revision: 2, leadKey: KEY });
});

test.each<[string, Partial<Submission>]>([
  ['was never tried', { attempts: 0, lastFailure: null }],
  ['has no key, as of an earlier release', { leadKey: undefined }],
  [
    'went to a webhook',
    { destination: { kind: 'webhook', url: 'https://hooks.zapier.com/a', mode: 'cors' } },
  ],
])('a request that %s is deleted here only', async (_why, change) => {
  const row = await sentTo('https://ashlar.example', change);
  expect(canWithdraw(row)).toBe(false);
  expect(await withdraw(row.id, NOW)).toBeNull();
  expect(await get(row.id)).toMatchObject({ state: 'pending' });
});
