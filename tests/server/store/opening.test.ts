import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { z } from '#contract/zod.ts';
import { openStore } from '#server/store/store.ts';
import { spawnServer, started } from '../support/child.ts';
import { aLead } from '../support/lead.ts';
import { inbox } from '../support/owner.ts';
import { aServer, freshFolder, sendLead } from '../support/server.ts';
import { sqliteOf } from '../support/sqlite.ts';

const holder = z.object({ pid: z.int(), host: z.string(), since: z.iso.datetime() });

test('a second server on a folder does not start and says who has it, until that one is dead', async () => {
  const settings = { DATA_DIR: freshFolder() };
  const first = await started(settings);
  expect(await refusalOf(settings)).toMatch(
    new RegExp(`'${settings.DATA_DIR}' is in use by another server: process ${first.process.pid} `),
  );
  const told = readFileSync(join(settings.DATA_DIR, 'ashlar.lock.json'), 'utf8');
  expect(holder.parse(JSON.parse(told)).pid).toBe(first.process.pid);
  const gone = once(first.process, 'exit');
  first.process.kill('SIGKILL');
  await gone;
  const second = await started(settings);
  expect(await refusalOf(settings)).toContain(`process ${second.process.pid} `);
}, 60_000);

test('of three servers started at once on one folder, one starts', async () => {
  const settings = { DATA_DIR: freshFolder() };
  const tries = await Promise.allSettled([1, 2, 3].map(() => started(settings)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
}, 60_000);

test('a folder is free again once its server has been closed', async () => {
  const folder = freshFolder();
  await (await openStore(folder)).close();
  await expect(openStore(folder).then((store) => store.close())).resolves.toBeUndefined();
});

test.each([
  ['rubbish', (file: string) => writeFileSync(file, 'no database at all. '.repeat(500))],
  ['a cut-off file', (file: string) => truncateSync(file, 8192)],
])('%s in the place of the database stops the start with a word about it', async (_, spoil) => {
  const folder = freshFolder();
  const { app } = await aServer({ DATA_DIR: folder });
  await sendLead(app, aLead());
  await app.close();
  spoil(join(folder, 'ashlar.sqlite'));
  expect(await refusalOf({ DATA_DIR: folder })).toMatch(
    /The database '.*ashlar\.sqlite' is damaged \(.+\)\. Restore a backup/,
  );
});

test('a database of a newer version stops the start with a word about it', async () => {
  const folder = freshFolder();
  const store = await openStore(folder);
  sqliteOf(store).exec('PRAGMA user_version = 1000');
  await store.close();
  expect(await refusalOf({ DATA_DIR: folder })).toContain(
    'schema version 1000, newer than this server',
  );
});

test('no other account can read a file of the server, whatever the account’s own umask', async () => {
  const folder = join(freshFolder(), 'data');
  const { process: child, address } = await started({ DATA_DIR: folder });
  await fetch(`${address}/readyz`);
  const modes = [folder, ...readdirSync(folder).map((name) => join(folder, name))].map(modeOf);
  expect(modes.length).toBeGreaterThan(4);
  expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([]);
  child.kill('SIGTERM');
}, 30_000);

test('files of an earlier version are closed to other accounts, and an open folder is warned of', async () => {
  const folder = join(freshFolder(), 'data');
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(join(folder, 'ashlar.sqlite'), '', { mode: 0o644 });
  const store = await openStore(folder);
  expect(modeOf(join(folder, 'ashlar.sqlite'))).toBe(0o600);
  expect(store.warning).toBe(
    `DATA_DIR: other accounts can open '${folder}'. Run: chmod 700 '${folder}'`,
  );
  await store.close();
  chmodSync(folder, 0o700);
  const closed = await openStore(folder);
  expect(closed.warning).toBeNull();
  await closed.close();
});

test('the systemd unit keeps its folder and files to itself', () => {
  const unit = readFileSync('docs/deploy/ashlar.service', 'utf8').split('\n');
  expect(unit).toEqual(expect.arrayContaining(['UMask=0077', 'StateDirectoryMode=0700']));
});

test('a commit is on the disk before it is answered for', async () => {
  const { store } = await aServer();
  const setting = (name: string) =>
    Object.values(sqliteOf(store).prepare(`PRAGMA ${name}`).get() ?? {});
  // 2 is FULL: the log is flushed at every commit.
  expect(setting('synchronous')).toEqual([2]);
  expect(setting('journal_mode')).toEqual(['wal']);
});

describe('a lock that another program holds on the database', () => {
  test('leaves health alone, and a lead is taken as soon as it is gone', async () => {
    const { app, lock } = await aLockedServer();
    const answer = sendLead(app, aLead());
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await lock.release();
    expect((await answer).statusCode).toBe(202);
    expect(await inbox(app)).toHaveLength(2);
  });

  test('is waited for no longer than a phone would, which is told when to come again', async () => {
    const { app, lock } = await aLockedServer();
    const answer = await sendLead(app, aLead());
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
    await lock.release();
  });
});

async function aLockedServer() {
  const folder = freshFolder();
  const { app } = await aServer({ DATA_DIR: folder });
  await sendLead(app, aLead());
  return { app, lock: await foreignLock(join(folder, 'ashlar.sqlite')) };
}

/** Another program that has begun to write. */
async function foreignLock(file: string) {
  const code = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1]);
    database.exec('BEGIN IMMEDIATE');
    process.stdin.resume();
    process.stdin.on('end', () => process.exit());
    console.log('locked');`;
  const child = spawn(process.execPath, ['-e', code, file], { stdio: ['pipe', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  return {
    async release(): Promise<void> {
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
}

async function refusalOf(settings: Record<string, string>): Promise<string> {
  const child = spawnServer(settings);
  if (child.stderr === null) throw new Error('no output');
  const told = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  return told;
}

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}
