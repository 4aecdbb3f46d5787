import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createVerification } from '#server/verification.ts';
import { verifyDatabase } from '#server/store/sqlite/verify.ts';
import type { Store } from '#server/store/store.ts';
import { onPostgres } from '../support/databases.ts';
import { aLead } from '../support/lead.ts';
import { aServer, freshFolder, sendLead } from '../support/server.ts';

const DAY = 24 * 3_600_000;
const FIRST = 5 * 60_000;

/** What the log says of a database that is looked through; time passes when the test says so. */
function watched(store: Pick<Store, 'verify'>): string[] {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const verification = createVerification(store, Fastify({ logger: { stream } }).log);
  onTestFinished(() => verification.stop());
  verification.start();
  return lines;
}

/** Waits without the clock, which stands still. */
async function soon(look: () => void): Promise<void> {
  const until = performance.now() + 20_000;
  for (;;) {
    try {
      return look();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

test.skipIf(onPostgres)(
  'of a database that is damaged the log tells on the first day and on every other',
  async () => {
    const folder = freshFolder();
    const first = await aServer({ DATA_DIR: folder });
    for (let index = 0; index < 200; index += 1) await sendLead(first.app, aLead());
    await first.app.close();
    const { store } = await aServer({ DATA_DIR: folder });
    const file = openSync(join(folder, 'ashlar.sqlite'), 'r+');
    for (let page = 30; page < 60; page += 1)
      writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
    closeSync(file);
    const lines = watched(store);
    for (const [wait, told] of [
      [FIRST, 1],
      [DAY, 2],
    ] as const) {
      await soon(() => expect(vi.getTimerCount()).toBe(1));
      vi.advanceTimersByTime(wait);
      await soon(() => expect(lines).toHaveLength(told));
    }
    expect(lines[1]).toContain('The database is damaged. Restore a backup.');
  },
);

test.skipIf(onPostgres)(
  'a database of which every page can be read is damaged anyway where they do not fit together',
  async () => {
    const folder = freshFolder();
    const { app } = await aServer({ DATA_DIR: folder });
    await app.close();
    const path = join(folder, 'ashlar.sqlite');
    expect(await verifyDatabase(path)).toBeNull();
    const file = openSync(path, 'r+');
    // How many of its pages are free, as its head says (SQLite's file format).
    writeSync(file, Buffer.from([0, 0, 0, 9]), 0, 4, 36);
    closeSync(file);
    expect(await verifyDatabase(path)).toMatch(/freelist/i);
  },
);

test.skipIf(onPostgres)(
  'of a database that is well the log says nothing, and of one that cannot be read that it is so',
  async () => {
    const folder = freshFolder();
    const { store } = await aServer({ DATA_DIR: folder });
    const lines = watched(store);
    vi.advanceTimersByTime(FIRST);
    await soon(() => expect(vi.getTimerCount()).toBe(1));
    expect(lines).toEqual([]);
    for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `ashlar.sqlite${end}`));
    vi.advanceTimersByTime(DAY);
    await soon(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toContain('Could not check the database');
  },
);
