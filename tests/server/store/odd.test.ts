import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { errorListSchema } from '#contract/admin/error-list.ts';
import { paths } from '#contract/paths.ts';
import { StorageError } from '#server/store/storage-error.ts';
import { openStore } from '#server/store/store.ts';
import { onPostgres } from '../support/databases.ts';
import { aLead, corrected } from '../support/lead.ts';
import { asOwner, inbox } from '../support/owner.ts';
import { aServer, freshFolder, sendLead } from '../support/server.ts';

test.skipIf(onPostgres)(
  'a migration that fails stops the start and leaves the database as it was',
  async () => {
    const folder = freshFolder();
    const file = join(folder, 'ashlar.sqlite');
    const before = new DatabaseSync(file);
    before.exec(`CREATE TABLE leads (mine TEXT); INSERT INTO leads VALUES ('kept')`);
    before.close();
    await expect(openStore(folder)).rejects.toThrow(/leads/);
    const after = new DatabaseSync(file);
    const tables = after.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
    expect(tables.map(({ name }) => name)).toEqual(['leads']);
    expect(after.prepare('SELECT mine FROM leads').get()).toEqual({ mine: 'kept' });
    after.close();
  },
);

test.skipIf(onPostgres)('a query goes on being answered after hundreds of others', async () => {
  const { store } = await aServer();
  const asked = async (count: number) => {
    const { rows } = await sql<{ n: number }>`select ${sql.lit(count)} as n`.execute(store.db);
    return rows[0]?.n;
  };
  for (let count = 0; count < 400; count += 1) expect(await asked(count)).toBe(count);
  expect(await asked(0)).toBe(0);
});

test.skipIf(onPostgres)(
  'a value that the engine has no type for is refused, not stored as another',
  async () => {
    const { store } = await aServer();
    await expect(sql`select ${true}`.execute(store.db)).rejects.toThrow(
      new StorageError('SQLite cannot store a value of type boolean.'),
    );
  },
);

describe('the owner’s list of errors', () => {
  test('has those without a stack, and opens one again that was resolved by mistake', async () => {
    const { app } = await aServer();
    const record = {
      id: crypto.randomUUID(),
      type: 'client',
      severity: 'high',
      message: 'x is not a function',
      userMessage: 'An unexpected error occurred.',
      timestamp: '2026-03-02T00:00:00.000Z',
      url: '/contact',
      userAgent: 'test',
      sessionId: 'session',
      resolved: false,
    };
    for (const message of ['a', 'a', 'b'])
      await app.inject({ method: 'POST', url: paths.errors, payload: { ...record, message } });
    const owner = await asOwner(app);
    const listed = async () =>
      errorListSchema.parse((await owner({ url: paths.adminErrors })).json()).errors;
    const [first] = await listed();
    expect(await listed()).toHaveLength(2);
    for (const resolved of [true, false]) {
      await owner({
        method: 'PATCH',
        url: `${paths.adminErrors}/${first?.id}`,
        payload: { resolved },
      });
      expect((await listed()).find(({ id }) => id === first?.id)).toMatchObject({ resolved });
    }
  });
});

test('a lead that a release before the promises has stored is promised an answer when it is corrected', async () => {
  const { app, store } = await aServer();
  const lead = aLead();
  await sendLead(app, lead);
  await store.db.updateTable('leads').set({ answer_by: null }).execute();
  await sendLead(app, corrected(lead, 'Two parapets lean.'));
  const [entry] = await store.db.selectFrom('leads').select('answer_by').execute();
  expect(entry?.answer_by).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('the inbox is searched for a single letter as a word of its own', async () => {
  const { app } = await aServer();
  await sendLead(app, aLead({ data: { name: 'Mary Q Smith' } }));
  await sendLead(app, aLead({ data: { name: 'Quentin Smith' } }));
  expect((await inbox(app, '?text=q')).map(({ name }) => name)).toEqual(['Mary Q Smith']);
});
