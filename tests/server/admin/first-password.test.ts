import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { ensurePassword, matches } from '#server/admin/password.ts';
import { aServer } from '../support/server.ts';

const cheap = { N: 2 ** 10, r: 8, p: 1 };

test('a password that nobody gave is made once, and shown once', async () => {
  const { app, store } = await aServer({ ADMIN_PASSWORD: '' });
  const { owner } = store;
  const hash = (await owner.passwordHash()) ?? '';
  expect(await ensurePassword(owner, undefined, cheap)).toBeNull();
  expect(await owner.passwordHash()).toBe(hash);
  const answer = await app.inject({
    method: 'POST',
    url: paths.session,
    payload: { password: 'correct horse' },
  });
  expect(answer.statusCode).toBe(401);
});

test('of servers that start on one database at once one makes the password, and no other shows one', async () => {
  const { store } = await aServer();
  const { owner } = store;
  await store.db.deleteFrom('settings').where('key', '=', 'password_hash').execute();
  expect(await owner.passwordHash()).toBeNull();
  const made = await Promise.all([1, 2, 3].map(() => ensurePassword(owner, undefined, cheap)));
  const shown = made.filter((password) => password !== null);
  expect(shown).toHaveLength(1);
  expect(await matches(shown[0] ?? '', (await owner.passwordHash()) ?? '')).toBe(true);
});

test('whoever was slower with a new password has it all the same', async () => {
  const { store } = await aServer();
  const { owner } = store;
  await Promise.all(['one', 'two'].map((word) => ensurePassword(owner, word, cheap)));
  const hash = (await owner.passwordHash()) ?? '';
  expect([await matches('one', hash), await matches('two', hash)]).toContain(true);
  expect(await matches('correct horse', hash)).toBe(false);
});

test('signing out without a session is no error', async () => {
  const { app } = await aServer();
  expect((await app.inject({ method: 'DELETE', url: paths.session })).statusCode).toBe(204);
});
