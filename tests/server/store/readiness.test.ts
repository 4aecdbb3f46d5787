import { closeSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiErrorSchema } from '#contract/api-error.ts';
import { paths } from '#contract/paths.ts';
import type { Store } from '#server/store/store.ts';
import { eventually } from '../../support/eventually.ts';
import { aLead } from '../support/lead.ts';
import { aServer, freshFolder, sendLead } from '../support/server.ts';
import { aSmallDisk, canMount, fillDisk } from '../support/small-disk.ts';
import { sqliteOf } from '../support/sqlite.ts';

const ALIVE_NOT_READY = { alive: 200, ready: 503, code: 'storage_failed', retryAfter: true };

type App = Awaited<ReturnType<typeof aServer>>['app'];

test('a server that can take a lead is ready, and asking often costs one commit', async () => {
  const { app, store } = await aServer();
  const writes = () => numberOf(store, 'SELECT total_changes()');
  const before = writes();
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(paths.ready)));
  expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200));
  expect(answers[0]?.json()).toEqual({ status: 'ready' });
  expect(writes() - before).toBe(3);
});

test.each([
  ['unlinked', (file: string) => rmSync(file)],
  [
    'unlinked with its log',
    (file: string) => ['', '-wal', '-shm'].forEach((end) => rmSync(file + end)),
  ],
  ['without its log', (file: string) => rmSync(`${file}-wal`)],
  [
    'overwritten with something else',
    (file: string) => {
      const handle = openSync(file, 'r+');
      writeSync(handle, Buffer.alloc(64 * 1024, 0xa5), 0, 64 * 1024, 0);
      closeSync(handle);
    },
  ],
  [
    'another file than the one that is open',
    (file: string) => {
      renameSync(file, `${file}.old`);
      writeFileSync(file, '');
    },
  ],
])('with the database %s, it is alive and not ready', async (_, spoil) => {
  const folder = freshFolder();
  const { app } = await aServer({ DATA_DIR: folder });
  await sendLead(app, aLead());
  spoil(join(folder, 'ashlar.sqlite'));
  expect(await states(app)).toEqual(ALIVE_NOT_READY);
});

test('with damaged pages in the middle of the file, it is not ready once the file has been looked through', async () => {
  const folder = freshFolder();
  const first = await aServer({ DATA_DIR: folder });
  for (let index = 0; index < 200; index += 1) await sendLead(first.app, aLead());
  await first.app.close();
  const { app, store } = await aServer({ DATA_DIR: folder });
  expect(await store.verify()).toBeNull();
  const file = openSync(join(folder, 'ashlar.sqlite'), 'r+');
  for (let page = 30; page < 60; page += 1)
    writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
  closeSync(file);
  expect(await store.verify()).toMatch(/./);
  expect(await states(app)).toEqual(ALIVE_NOT_READY);
});

test.skipIf(!canMount)(
  'on a full disk it is alive and not ready, and ready again once there is room',
  async () => {
    const folder = freshFolder();
    aSmallDisk(folder);
    const { app } = await aServer({ DATA_DIR: folder });
    const free = fillDisk(folder);
    expect(await states(app)).toEqual(ALIVE_NOT_READY);
    free();
    await eventually(async () => expect((await app.inject(paths.ready)).statusCode).toBe(200));
  },
);

test('where not a page can be added, it is alive and not ready', async () => {
  const { app, store } = await aServer();
  sqliteOf(store).exec(`PRAGMA max_page_count = ${numberOf(store, 'PRAGMA page_count')}`);
  expect(await states(app)).toEqual(ALIVE_NOT_READY);
});

function numberOf(store: Store, sql: string): number {
  return Number(Object.values(sqliteOf(store).prepare(sql).get() ?? {})[0]);
}

/** What the two paths for whoever watches over the server answer. */
async function states(app: App) {
  const alive = await app.inject(paths.health);
  const ready = await app.inject(paths.ready);
  const { code } = apiErrorSchema.parse(ready.json()).error;
  const retryAfter = Number(ready.headers['retry-after']) > 0;
  return { alive: alive.statusCode, ready: ready.statusCode, code, retryAfter };
}
