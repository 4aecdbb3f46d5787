import { expect, test } from 'vitest';
import { formTypes } from '#contract/form-types.ts';
import type { AttemptRecord } from '#server/store/settling.ts';
import type { Store } from '#server/store/store.ts';
import { aLead } from '../support/lead.ts';
import { aServer, sendLead } from '../support/server.ts';

const destination = 'https://hooks.example';

/** A job that has been tried, and what that came to. */
async function tried(result: AttemptRecord['result']) {
  const { app, store } = await aServer({ LEADS_WEBHOOK_URL: destination });
  await sendLead(app, aLead());
  const now = Date.now();
  const job = await store.jobs.claim({ formTypes, destination, now });
  if (job === null) throw new Error('nothing is queued');
  const at = new Date(now).toISOString();
  const answer = { host: 'hooks.example', status: 503, error: null, durationMs: 5 };
  const settle = (attempts = job.attempts) =>
    store.jobs.settle(
      { id: job.id, attempts, destination },
      { at, ...answer, result },
      now + 60_000,
    );
  return { store, settle };
}

async function recorded({ db }: Store) {
  const attempts = await db.selectFrom('attempts').select('result').execute();
  const jobs = await db.selectFrom('jobs').select(['state', 'tries']).execute();
  return { attempts: attempts.map(({ result }) => result), jobs };
}

test.each([
  { result: 'delivered', state: 'delivered' },
  { result: 'retry', state: 'pending' },
  { result: 'undeliverable', state: 'undeliverable' },
] as const)(
  'an attempt whose record is asked for again is recorded once: $result',
  async ({ result, state }) => {
    const { store, settle } = await tried(result);
    await settle();
    await settle();
    expect(await recorded(store)).toEqual({ attempts: [result], jobs: [{ state, tries: 1 }] });
  },
);

test('an attempt that is recorded from two connections at once is recorded once', async () => {
  const { store, settle } = await tried('retry');
  await Promise.all([settle(), settle()]);
  expect(await recorded(store)).toEqual({
    attempts: ['retry'],
    jobs: [{ state: 'pending', tries: 1 }],
  });
});

test('a second attempt in the same moment is another one', async () => {
  const { store, settle } = await tried('retry');
  await settle();
  await settle(1);
  expect(await recorded(store)).toMatchObject({
    attempts: ['retry', 'retry'],
    jobs: [{ tries: 2 }],
  });
});
