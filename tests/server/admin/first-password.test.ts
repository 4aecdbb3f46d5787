import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { ensurePassword, hashPassword, matches } from '#server/admin/password.ts';
import { FIRST_OWNER } from '#server/store/people.ts';
import { migrations, runMigration } from '#server/store/sqlite/migrations/all.ts';
import type { Store } from '#server/store/store.ts';
import { onPostgres } from '../support/databases.ts';
import { asOwner, asRole } from '../support/owner.ts';
import { aServer, freshFolder } from '../support/server.ts';

const cheap = { N: 2 ** 10, r: 8, p: 1 };

const hashOf = async (store: Store) => (await store.people.find(FIRST_OWNER))?.passwordHash ?? '';

test('a password that nobody gave is made once, and shown once', async () => {
  const { app, store } = await aServer({ ADMIN_PASSWORD: '' });
  const hash = await hashOf(store);
  expect(hash).toMatch(/^scrypt:/);
  expect(await ensurePassword(store.people, { given: undefined, cost: cheap })).toBeNull();
  expect(await hashOf(store)).toBe(hash);
  const answer = await app.inject({
    method: 'POST',
    url: paths.session,
    payload: { password: 'correct horse' },
  });
  expect(answer.statusCode).toBe(401);
});

test('of servers that start on one database at once one makes the password, and no other shows one', async () => {
  const { store } = await aServer();
  const { people, db } = store;
  await db.deleteFrom('settings').where('key', '=', 'password_hash').execute();
  await db.deleteFrom('people').execute();
  const made = await Promise.all(
    [1, 2, 3].map(() => ensurePassword(people, { given: undefined, cost: cheap })),
  );
  const shown = made.filter((password) => password !== null);
  expect(shown).toHaveLength(1);
  expect(await matches(shown[0] ?? '', await hashOf(store))).toBe(true);
});

test('whoever was slower with a new password has it anyway', async () => {
  const { store } = await aServer();
  await Promise.all(
    ['one', 'two'].map((given) => ensurePassword(store.people, { given, cost: cheap })),
  );
  const hash = await hashOf(store);
  expect([await matches('one', hash), await matches('two', hash)]).toContain(true);
  expect(await matches('correct horse', hash)).toBe(false);
});

test('a password that the first owner has chosen outlives a restart with the same ADMIN_PASSWORD', async () => {
  const { store } = await aServer();
  const chosen = await hashPassword('my own lantern', cheap);
  await store.people.setPassword(FIRST_OWNER, chosen);
  expect(await ensurePassword(store.people, { given: 'correct horse', cost: cheap })).toBeNull();
  expect(await hashOf(store)).toBe(chosen);
});

test('a new ADMIN_PASSWORD replaces theirs, ends their sessions only, and the server says so', async () => {
  const server = await aServer();
  const { app, store } = server;
  const [owner, office] = [await asOwner(app), await asRole(server, 'office')];
  const said: string[] = [];
  const tell = (line: string) => said.push(line);
  await ensurePassword(store.people, { given: 'another horse', cost: cheap, tell });
  expect(said).toEqual([expect.stringMatching(/^ADMIN_PASSWORD has changed: .* first owner/)]);
  expect(await matches('another horse', await hashOf(store))).toBe(true);
  expect((await owner({ url: paths.adminOverview })).statusCode).toBe(401);
  expect((await office({ url: paths.adminOverview })).statusCode).toBe(200);
});

test.skipIf(onPostgres)(
  'the password and sessions of an earlier release become the first owner’s',
  async () => {
    const DATA_DIR = freshFolder();
    const database = new DatabaseSync(join(DATA_DIR, 'ashlar.sqlite'));
    const before = migrations.findIndex((step) => String(step).includes('CREATE TABLE people'));
    for (const step of migrations.slice(0, before)) runMigration(database, step);
    const token = 'A'.repeat(43);
    const hash = await hashPassword('correct horse', cheap);
    database.prepare("INSERT INTO settings (key, value) VALUES ('password_hash', ?)").run(hash);
    database
      .prepare('INSERT INTO sessions (token_hash, started_at, seen_at) VALUES (?, ?, ?)')
      .run(createHash('sha256').update(token).digest('base64url'), Date.now(), Date.now());
    database.exec(`PRAGMA user_version = ${before}`);
    database.close();
    const { app, store } = await aServer({ DATA_DIR });
    expect(await store.people.all()).toMatchObject([{ id: 'owner', role: 'owner' }]);
    expect(await hashOf(store)).toBe(hash);
    const cookies = { ashlar: token };
    const answer = await app.inject({ url: paths.adminWebhooks, cookies });
    expect(answer.statusCode).toBe(200);
  },
);

test('signing out without a session is no error', async () => {
  const { app } = await aServer();
  expect((await app.inject({ method: 'DELETE', url: paths.session })).statusCode).toBe(204);
});
