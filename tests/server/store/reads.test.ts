import { EventEmitter, once } from 'node:events';
import { constants } from 'node:sqlite';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { onDemand } from '#server/on-demand.ts';
import type { Store } from '#server/store/store.ts';
import { eventually } from '../../support/eventually.ts';
import { onPostgres } from '../support/databases.ts';
import { aLead } from '../support/lead.ts';
import { asOwner } from '../support/owner.ts';
import { aServer, sendLead } from '../support/server.ts';
import { sqliteOf } from '../support/sqlite.ts';

const EVERYTHING = { filter: {}, before: null, limit: 25 };
const DAYS = { since: '2026-03-01', until: '2026-03-02' };

test.skipIf(onPostgres)('no long read runs in the process that takes the leads', async () => {
  const { app, store } = await aServer();
  await sendLead(app, aLead());
  sqliteOf(store).setAuthorizer((action) =>
    action === constants.SQLITE_SELECT ? constants.SQLITE_DENY : constants.SQLITE_OK,
  );
  expect(() => sqliteOf(store).prepare('SELECT * FROM leads')).toThrow(/not authorized/);
  expect((await store.reads.page(EVERYTHING)).total).toBe(1);
  expect((await store.reads.analytics(DAYS)).days).toHaveLength(2);
  expect((await Array.fromAsync(store.reads.csv({ filter: {} }))).join('')).toContain('Mary');
});

test('a lead is listed as soon as it has been answered for', async () => {
  const { app, store } = await aServer();
  for (let count = 1; count <= 20; count += 1) {
    await sendLead(app, aLead());
    expect((await store.reads.page(EVERYTHING)).total).toBe(count);
  }
});

test('an export that nobody takes is not read on, and holds up no lead', async () => {
  const { app, store } = await aServer();
  for (let index = 0; index < 600; index += 1) await receive(store, index);
  let pieces = 0;
  async function* counted() {
    for await (const piece of store.reads.csv({ filter: {} })) {
      pieces += 1;
      yield piece;
    }
  }
  const gate = new EventEmitter();
  let open = false;
  const slow = new Writable({
    highWaterMark: 1,
    write(_piece, _encoding, done) {
      if (open) done();
      else gate.once('open', done);
    },
  });
  onDemand(counted()).pipe(slow);
  await eventually(() => expect(pieces).toBeGreaterThan(0));
  for (let index = 0; index < 20; index += 1) {
    expect((await sendLead(app, aLead())).statusCode).toBe(202);
  }
  expect(pieces).toBeLessThanOrEqual(3);
  const finished = once(slow, 'finish');
  open = true;
  gate.emit('open');
  await finished;
  // The leads that came meanwhile may be among them.
  expect(pieces).toBeGreaterThanOrEqual(7);
});

test('an export is broken off, not cut short, when the reading process is gone', async () => {
  const { store } = await aServer();
  for (let index = 0; index < 250; index += 1) await receive(store, index);
  const pieces = store.reads.csv({ filter: {} });
  await pieces.next();
  await store.reads.stop();
  await expect(Array.fromAsync(pieces)).rejects.toThrow(/interrupted|failed/);
});

test.skipIf(onPostgres)(
  'a database that cannot be read is answered 503, and read again once it can be',
  async () => {
    const { app, store } = await aServer();
    await sendLead(app, aLead());
    const owner = await asOwner(app);
    expect((await owner({ url: paths.adminLeads })).statusCode).toBe(200);
    sqliteOf(store).exec('ALTER TABLE versions RENAME TO elsewhere');
    expect((await owner({ url: paths.adminLeads })).statusCode).toBe(503);
    sqliteOf(store).exec('ALTER TABLE elsewhere RENAME TO versions');
    expect((await owner({ url: paths.adminLeads })).statusCode).toBe(200);
  },
);

async function receive({ leads }: Store, index: number): Promise<void> {
  const { envelope } = aLead();
  await leads.receive({
    envelope,
    receivedAt: 1e12 + index,
    attempt: 1,
    heldBackFor: [],
    forward: false,
  });
}
