import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { leadPageSchema } from '#contract/admin/leads.ts';
import { receiptSchema } from '#contract/envelope.ts';
import { paths } from '#contract/paths.ts';
import { migrations } from '#server/store/postgres/migrations/all.ts';
import { createStore } from '#server/store/store.ts';
import { eventually } from '../../support/eventually.ts';
import { started } from '../support/child.ts';
import { freshDatabase } from '../support/databases.ts';
import { aLead } from '../support/lead.ts';
import { aMailServer, MAIL_FROM } from '../support/mail-server.ts';
import { PASSWORD } from '../support/owner.ts';
import { freshFolder } from '../support/server.ts';
import { aWebhook } from '../support/webhook.ts';

test('one id sent to two servers at the same moment is one lead with one receipt, forwarded once', async () => {
  const webhook = await aWebhook();
  const { databaseUrl, servers } = await someServers(2, { LEADS_WEBHOOK_URL: webhook.url });
  const leads = Array.from({ length: 30 }, () => aLead());
  const answers = await Promise.all(
    leads.map((lead) => Promise.all(servers.map(({ address }) => post(address, lead)))),
  );
  for (const both of answers) {
    expect(both.map(({ status }) => status).sort()).toEqual([200, 202]);
    const receipts = await Promise.all(
      both.map(async (one) => receiptSchema.parse(await one.json())),
    );
    expect(new Set(receipts.map(({ receipt }) => receipt)).size).toBe(1);
  }
  const store = await aStore(databaseUrl);
  await eventually(async () => expect(await waiting(store)).toBe(0));
  expect(ids(webhook.received).sort()).toEqual(
    leads.map(({ envelope }) => envelope.submissionId).sort(),
  );
}, 120_000);

test('an address that writes to two servers at the same moment gets one confirmation', async () => {
  const letterBox = await aMailServer();
  // Each visitor at an address of their own: one address has few confirmations an hour.
  const mail = { SMTP_URL: letterBox.url, MAIL_FROM, TRUST_PROXY: 'true' };
  const { databaseUrl, servers } = await someServers(2, mail);
  const store = await aStore(databaseUrl);
  await store.settings.set('confirmations', JSON.stringify({ on: true }));
  for (let round = 1; round <= 10; round += 1) {
    const data = { email: `visitor${round}@example.com` };
    const visitor = { 'x-forwarded-for': `203.0.113.${round}` };
    await Promise.all(servers.map(({ address }) => post(address, aLead({ data }), visitor)));
  }
  await eventually(() => expect(letterBox.letters.length).toBeGreaterThanOrEqual(10));
  const { rows } = await sql`select 1 from notices where channel = 'confirmation'`.execute(
    store.db,
  );
  expect([rows.length, new Set(letterBox.letters.map(({ to }) => to)).size]).toEqual([10, 10]);
}, 120_000);

test('three servers that start at once on an empty database all start', async () => {
  const { databaseUrl, servers } = await someServers(3, {});
  expect(servers).toHaveLength(3);
  const store = await aStore(databaseUrl);
  const { rows } = await sql`select step from schema_steps order by step`.execute(store.db);
  expect(rows).toEqual(migrations.map((_, index) => ({ step: index + 1 })));
}, 120_000);

test('a destination gets one request at a time, from however many servers', async () => {
  let [atOnce, most] = [0, 0];
  const webhook = await aWebhook(() => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    setImmediate(() => (atOnce -= 1));
    return 200;
  });
  const { databaseUrl, servers } = await someServers(3, { LEADS_WEBHOOK_URL: webhook.url });
  await Promise.all(
    Array.from({ length: 60 }, (_, index) => post(servers[index % 3]?.address ?? '', aLead())),
  );
  const store = await aStore(databaseUrl);
  await eventually(async () => expect(await waiting(store)).toBe(0));
  expect([most, webhook.received.length, new Set(ids(webhook.received)).size]).toEqual([1, 60, 60]);
}, 120_000);

test('what a killed server was sending is sent by another when its lease is over, and all else is sent once', async () => {
  const webhook = await aWebhook((_received, index) => (index === 5 ? 'hang' : 200));
  const { databaseUrl, servers } = await someServers(1, { LEADS_WEBHOOK_URL: webhook.url });
  const [first] = servers;
  if (first === undefined) throw new Error('no server');
  const leads = Array.from({ length: 20 }, () => aLead());
  for (const lead of leads) expect((await post(first.address, lead)).status).toBe(202);
  await webhook.arrivals(6);
  const gone = once(first.process, 'exit');
  first.process.kill('SIGKILL');
  await gone;
  await started({ ...first.settings });
  const store = await aStore(databaseUrl);
  expect(await waiting(store)).toBe(15);
  expect(webhook.received).toHaveLength(6);
  // The lease ends by the database's clock.
  await sql`update lanes set claimed_until = now() - interval '1 second'`.execute(store.db);
  await sql`update jobs set claimed_until = now() - interval '1 second' where claimed_until is not null`.execute(
    store.db,
  );
  await sql`select pg_notify('ashlar_jobs', '')`.execute(store.db);
  await eventually(async () => expect(await waiting(store)).toBe(0));
  const received = ids(webhook.received);
  expect(new Set(received).size).toBe(20);
  expect(received).toHaveLength(21);
}, 120_000);

test('a burst over two servers, one of them killed in it, loses nothing that was answered for', async () => {
  const { databaseUrl, servers } = await someServers(2, {});
  const answered = new Set<string>();
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const lead = aLead();
      const { address, process: child } = servers[index % 2] ?? { address: '', process: null };
      const answer = await post(address, lead).catch(() => null);
      if (answer?.ok) answered.add(lead.envelope.submissionId);
      if (answered.size === 40 && index % 2 === 0) child?.kill('SIGKILL');
    }),
  );
  const store = await aStore(databaseUrl);
  const rows = await store.db.selectFrom('leads').select('id').execute();
  const stored = new Set(rows.map(({ id }) => id));
  expect([...answered].filter((id) => !stored.has(id))).toEqual([]);
  expect(stored.size).toBe(rows.length);
  expect(answered.size).toBeGreaterThanOrEqual(40);
}, 120_000);

test('who signs in at one server is signed in at the other, and signed out there as well', async () => {
  const { servers } = await someServers(2, {});
  const [first, second] = servers.map(({ address }) => address);
  const signedIn = await fetch(`${first}${paths.session}`, {
    method: 'POST',
    body: JSON.stringify({ password: PASSWORD }),
    headers: { 'content-type': 'application/json' },
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const list = () => fetch(`${second}${paths.adminLeads}`, { headers: { cookie } });
  expect(leadPageSchema.parse(await (await list()).json()).total).toBe(0);
  await fetch(`${first}${paths.session}`, { method: 'DELETE', headers: { cookie } });
  expect((await list()).status).toBe(401);
}, 120_000);

test('a server hears at once of what another has queued', async () => {
  const databaseUrl = await freshDatabase();
  const [one, other] = [await aStore(databaseUrl), await aStore(databaseUrl)];
  const heard = new Promise<void>((resolve) => other.onAnnounced(resolve));
  const { envelope } = aLead();
  const receivedAt = Date.now();
  await one.leads.receive({ envelope, receivedAt, attempt: 1, heldBackFor: [], forward: true });
  await expect(heard).resolves.toBeUndefined();
});

test('a commit is on the disk before it is answered for, whatever the database’s own setting', async () => {
  const databaseUrl = await freshDatabase();
  const store = await aStore(databaseUrl);
  await sql
    .raw(`alter database ${new URL(databaseUrl).pathname.slice(1)} set synchronous_commit = off`)
    .execute(store.db);
  const later = await aStore(databaseUrl);
  const { rows } = await sql`show synchronous_commit`.execute(later.db);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});

async function someServers(count: number, settings: Record<string, string>) {
  const databaseUrl = await freshDatabase();
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const own = {
        DATA_DIR: freshFolder(),
        DATABASE_URL: databaseUrl,
        DATABASE_POOL: '5',
        ...settings,
      };
      return { ...(await started(own)), settings: own };
    }),
  );
  for (const { address } of servers) {
    await eventually(async () =>
      expect((await fetch(`${address}${paths.ready}`)).status).toBe(200),
    );
  }
  return { databaseUrl, servers };
}

async function aStore(databaseUrl: string) {
  const store = createStore({ dataDir: '', databaseUrl, poolSize: 2 });
  onTestFinished(() => store.close());
  await store.open(() => undefined);
  return store;
}

async function waiting({ db }: Awaited<ReturnType<typeof aStore>>): Promise<number> {
  return (await db.selectFrom('jobs').select('id').where('state', '=', 'pending').execute()).length;
}

function post(
  address: string,
  lead: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${address}${paths.leads}`, {
    method: 'POST',
    body: JSON.stringify(lead),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function ids(received: readonly { body: string }[]): string[] {
  return received.map(({ body }) => JSON.parse(body).submissionId);
}
