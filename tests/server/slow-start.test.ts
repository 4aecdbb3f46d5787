import { once } from 'node:events';
import { createServer } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { buildApp } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { followOpening, refuseUntilOpen } from '#server/opening.ts';
import { aLead } from './support/lead.ts';
import { freshFolder, sendLead } from './support/server.ts';

/** A server whose database takes the call and says nothing. */
async function whileNothingIsSaid() {
  const silent = createServer((socket) => void socket.on('error', () => undefined));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  const config = loadConfig({
    API_ONLY: 'true',
    LOG_LEVEL: 'silent',
    DATA_DIR: freshFolder(),
    DATABASE_URL: `postgres://ashlar@127.0.0.1:${address.port}/ashlar`,
  });
  const server = await buildApp(config);
  server.opened.catch(() => undefined);
  onTestFinished(async () => {
    silent.close();
    await server.app.close();
  });
  return server;
}

test('until its database can be used a server is alive, not ready, and sends leads away for a while', async () => {
  const { app } = await whileNothingIsSaid();
  expect((await app.inject(paths.health)).statusCode).toBe(200);
  const answers = [await sendLead(app, aLead()), await app.inject(paths.ready)];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { error: { code: 'storage_failed' } },
    ]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('whatever needs the database is sent away until that is open, and no longer', async () => {
  const app = Fastify();
  const opened = Promise.withResolvers<void>();
  const opening = followOpening(opened.promise);
  refuseUntilOpen(app, opening);
  for (const path of [paths.leads, paths.health, '/services']) app.get(path, () => 'here');
  const statuses = async () =>
    Promise.all(
      [paths.leads, paths.health, '/services'].map(
        async (path) => (await app.inject(path)).statusCode,
      ),
    );
  expect(await statuses()).toEqual([500, 200, 200]);
  opened.resolve();
  expect(await opening.settled).toBe(true);
  expect(await statuses()).toEqual([200, 200, 200]);
});

test('a database that cannot be opened is never taken for one that is', async () => {
  const opening = followOpening(Promise.reject(new Error('no such database')));
  expect([await opening.settled, opening.isOpen()]).toEqual([false, false]);
});
