import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createReads } from '#server/store/reads/process.ts';
import { openStore } from '#server/store/store.ts';
import { freshFolder } from '../support/server.ts';

test('a reading process that cannot open the database refuses what is asked, and the next one reads', async () => {
  const folder = freshFolder();
  const reads = createReads({ kind: 'sqlite', file: join(folder, 'ashlar.sqlite') });
  onTestFinished(() => reads.stop());
  const page = () => reads.page({ filter: {}, before: null, limit: 25 });
  const refused = { status: 'rejected', reason: { message: 'The reading process failed.' } };
  expect(await Promise.allSettled([page(), page()])).toMatchObject([refused, refused]);
  const store = await openStore(folder);
  onTestFinished(() => store.close());
  expect((await page()).total).toBe(0);
});

test('a reading process told to stop answers what it was asked before', async () => {
  const folder = freshFolder();
  const store = await openStore(folder);
  onTestFinished(() => store.close());
  const reads = createReads({ kind: 'sqlite', file: join(folder, 'ashlar.sqlite') });
  const page = reads.page({ filter: {}, before: null, limit: 25 });
  await reads.stop();
  expect((await page).total).toBe(0);
});

test('under a server that `node --watch` started, what the process reports of its files is no answer', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const store = await openStore(freshFolder());
  onTestFinished(() => store.close());
  expect((await store.reads.page({ filter: {}, before: null, limit: 25 })).total).toBe(0);
});
