import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { createStore } from '#server/store/store.ts';
import { createCluster } from '../../../scripts/postgres/cluster.ts';
import { eventually } from '../../support/eventually.ts';
import { spawnServer, started } from '../support/child.ts';
import { freshDatabase, inCluster } from '../support/databases.ts';
import { aLead } from '../support/lead.ts';
import { freshFolder } from '../support/server.ts';

test('a server waits for its database, says so in one line, and answers meanwhile', async () => {
  const cluster = await aCluster();
  const url = new URL(cluster.url);
  url.password = 'secret-word';
  const server = await started({ DATA_DIR: freshFolder(), DATABASE_URL: url.href });
  const { address, output } = server;
  expect((await fetch(`${address}${paths.health}`)).status).toBe(200);
  expect((await fetch(`${address}${paths.ready}`)).status).toBe(503);
  const early = await post(address);
  expect([early.status, Number(early.headers.get('retry-after')) > 0]).toEqual([503, true]);
  await cluster.start();
  await eventually(async () => expect((await post(address)).status).toBe(202));
  const lines = output.filter((line) => line.startsWith('Waiting for the database'));
  expect(lines).toEqual([`Waiting for the database at ${url.host}/postgres ...`]);
  expect(output.join('\n')).not.toContain('secret-word');
}, 120_000);

test('a database that goes away is answered 503, and all goes on by itself when it is back', async () => {
  const cluster = await aCluster();
  await cluster.start();
  const { address } = await started({ DATA_DIR: freshFolder(), DATABASE_URL: cluster.url });
  await eventually(async () => expect((await post(address)).status).toBe(202));
  await cluster.stop();
  const refused = await post(address);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
  await eventually(async () => expect((await fetch(`${address}${paths.ready}`)).status).toBe(503));
  expect((await fetch(`${address}${paths.health}`)).status).toBe(200);
  await cluster.start();
  await eventually(async () => expect((await post(address)).status).toBe(202));
  await eventually(async () => expect((await fetch(`${address}${paths.ready}`)).status).toBe(200));
}, 120_000);

test('a database whose power fails under load has all that was answered for', async () => {
  const cluster = await aCluster();
  await cluster.start();
  const { address } = await started({ DATA_DIR: freshFolder(), DATABASE_URL: cluster.url });
  await eventually(async () => expect((await post(address)).status).toBe(202));
  const answered: string[] = [];
  let stopped: Promise<void> | null = null;
  await Promise.all(
    Array.from({ length: 150 }, async () => {
      const lead = aLead();
      if ((await post(address, lead)).ok) answered.push(lead.envelope.submissionId);
      if (answered.length === 50) stopped ??= cluster.stop('immediate');
    }),
  );
  await stopped;
  await cluster.start();
  const store = createStore({ dataDir: '', databaseUrl: cluster.url, poolSize: 2 });
  onTestFinished(() => store.close());
  await store.open(() => undefined);
  const rows = await store.db.selectFrom('leads').select('id').execute();
  const stored = new Set(rows.map(({ id }) => id));
  expect(answered.filter((id) => !stored.has(id))).toEqual([]);
  expect(answered.length).toBeGreaterThanOrEqual(50);
}, 120_000);

test.each([
  [
    'a database that does not exist',
    (url: URL) => (url.pathname = '/nowhere'),
    /"nowhere" does not exist/,
  ],
  [
    'an account that does not exist',
    (url: URL) => (url.username = 'nobody'),
    /role "nobody" does not exist/,
  ],
])(
  '%s stops the start with a word about it, without the password',
  async (_case, spoil, wanted) => {
    const url = new URL(await freshDatabase());
    url.password = 'secret-word';
    spoil(url);
    const told = await refusalOf(url.href);
    expect(told).toMatch(wanted);
    expect(told).toContain(`DATABASE_URL: cannot use the database at ${url.host}`);
    expect(told).not.toContain('secret-word');
  },
  60_000,
);

test('a database of a newer version stops the start with a word about it', async () => {
  const url = await freshDatabase();
  await inCluster('create table schema_steps (step integer primary key)', url);
  await inCluster('insert into schema_steps values (1000)', url);
  expect(await refusalOf(url)).toContain('schema version 1000, newer than this server');
}, 60_000);

async function aCluster() {
  const cluster = await createCluster({ durable: true });
  onTestFinished(() => cluster.remove());
  return cluster;
}

async function refusalOf(databaseUrl: string): Promise<string> {
  const child = spawnServer({ DATA_DIR: freshFolder(), DATABASE_URL: databaseUrl });
  if (child.stderr === null) throw new Error('no output');
  const told = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  return told;
}

function post(address: string, lead: object = aLead()): Promise<Response> {
  return fetch(`${address}${paths.leads}`, {
    method: 'POST',
    body: JSON.stringify(lead),
    headers: { 'content-type': 'application/json' },
  });
}
