import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { errorRecordSchema } from '#contract/error-record.ts';
import { createStore, openStore, type Store } from '#server/store/store.ts';
import { openIdleDatabase } from '#server/transfer/idle-database.ts';
import { sumOf } from '#server/transfer/rows.ts';
import { movedTables } from '#server/transfer/shape.ts';
import { transfer } from '#server/transfer/transfer.ts';
import { freshDatabase } from '../support/databases.ts';
import { erasedBy } from '../support/erased-by.ts';
import { aLead, corrected } from '../support/lead.ts';
import { freshFolder } from '../support/server.ts';

const AT = Date.parse('2026-03-02T01:00:00Z');
const derived = ['lead_counts', 'rollups', 'stage_counts', 'funnel', 'first_contacts'];

test('every table is moved, each after those that it refers to', () => {
  const names = movedTables().map(({ name }) => name);
  expect(names.filter((name) => derived.includes(name))).toEqual([]);
  const order = ['leads', 'versions', 'jobs', 'attempts', 'errors', 'error_ids'];
  expect(names.filter((name) => order.includes(name))).toEqual(order);
  expect(names).toEqual(expect.arrayContaining(['settings', 'tombstones', 'webhooks', 'sessions']));
});

test('an installation moves to PostgreSQL and back with all that it has', async () => {
  const [folder, back, url] = [freshFolder(), freshFolder(), await freshDatabase()];
  const before = await withStore(await openStore(folder), async (store) => {
    await fill(store);
    return pictureOf(store);
  });
  const there = await move(folder, url);
  expect(there.find(({ table }) => table === 'leads')?.rows).toBe(29);
  await withStore(await onPostgres(url), async (store) => {
    expect(await pictureOf(store)).toEqual(before);
  });
  const here = await move(url, back);
  expect(here.map(({ hash }) => hash)).toEqual(there.map(({ hash }) => hash));
  await withStore(await openStore(back), async (store) => {
    expect(await pictureOf(store)).toEqual(before);
    await receive(store, aLead({ data: { name: 'Came Later' } }));
    const filter = { text: 'later' };
    expect(await store.reads.page({ filter, before: null, limit: 5 })).toMatchObject({ total: 1 });
    expect(await store.reads.page({ filter: {}, before: null, limit: 1 })).toMatchObject({
      total: 30,
      leads: [{ name: 'Came Later' }],
    });
  });
}, 60_000);

describe('nothing is moved', () => {
  test('into a database that has rows already', async () => {
    const [folder, url] = [freshFolder(), await freshDatabase()];
    await withStore(await openStore(folder), fill);
    await withStore(await onPostgres(url), (store) => receive(store, aLead()));
    await expect(move(folder, url)).rejects.toThrow(/is not empty: table .* has rows/);
  });

  test('out of or into a database that a server uses', async () => {
    const [folder, url] = [freshFolder(), await freshDatabase()];
    await withStore(await onPostgres(url), async () => {
      await expect(move(folder, url)).rejects.toThrow(
        /Servers are using the database .*Stop them first/,
      );
      await expect(move(url, folder)).rejects.toThrow(/Servers are using the database/);
    });
    await withStore(await openStore(folder), async () => {
      await expect(move(folder, url)).rejects.toThrow(/is in use by another server/);
    });
  });

  test('when a row arrives as another one', async () => {
    const [folder, url] = [freshFolder(), await freshDatabase()];
    await withStore(await openStore(folder), fill);
    await withStore(await onPostgres(url), async ({ db }) => {
      await sql
        .raw(
          `create function spoil() returns trigger language plpgsql as
             $$ begin new.receipt := 'x' || new.receipt; return new; end $$;
           create trigger spoil before insert on tombstones for each row execute function spoil();
           alter table tombstones enable always trigger spoil`,
        )
        .execute(db);
    });
    const target = await openIdleDatabase(url);
    onTestFinished(() => target.close());
    const source = await openIdleDatabase(folder);
    onTestFinished(() => source.close());
    const spoiling = { ...target, withoutTriggers: keepTriggers };
    await expect(transfer(source, spoiling)).rejects.toThrow(/differs after copying/);
    const leads = movedTables().find(({ name }) => name === 'leads');
    if (leads === undefined) throw new Error('no such table');
    expect(await target.inTransaction((db) => sumOf(db, leads))).toMatchObject({ rows: 0 });
  });
});

const keepTriggers = (_db: unknown, _shapes: unknown, work: () => Promise<void>) => work();

async function move(from: string, to: string) {
  const source = await openIdleDatabase(from);
  try {
    const target = await openIdleDatabase(to);
    return await transfer(source, target).finally(() => target.close());
  } finally {
    await source.close();
  }
}

async function onPostgres(databaseUrl: string): Promise<Store> {
  const store = createStore({ dataDir: '', databaseUrl, poolSize: 2 });
  await store.open(() => undefined);
  return store;
}

async function withStore<Result>(store: Store, work: (store: Store) => Promise<Result>) {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function receive(store: Store, { envelope }: ReturnType<typeof aLead>): Promise<void> {
  const forward = envelope.revision === 1;
  await store.leads.receive({ envelope, receivedAt: AT, attempt: 2, heldBackFor: [], forward });
}

/** Something of everything that the server keeps. */
async function fill(store: Store): Promise<void> {
  const leads = Array.from({ length: 30 }, (_, index) => aLead({ data: { name: `Zoë ${index}` } }));
  for (const lead of leads) await receive(store, lead);
  const [first = aLead(), second = aLead(), third = aLead()] = leads;
  await receive(store, corrected(first, 'better'));
  await store.inbox.change(second.envelope.submissionId, { handled: true }, Date.now());
  await store.inbox.erase(third.envelope.submissionId, erasedBy);
  const [destination, formTypes] = ['somewhere', ['hero_contact'] as const];
  const job = await store.jobs.claim({ formTypes, destination, now: AT + 1 });
  const attempt = { at: new Date(AT).toISOString(), host: 'a.example', status: 500, error: null };
  await store.jobs.settle(
    { id: job?.id ?? 0, attempts: 0, destination },
    { ...attempt, result: 'retry', durationMs: 5 },
    AT + 9000,
  );
  await store.people.applyOperatorHash(null, 'scrypt:a:hash', AT);
  const session = { id: 'token', personId: 'owner', device: 'Chrome', place: 'Network 1.2.3.…' };
  await store.sessions.add({ ...session, startedAt: AT });
  await store.webhooks.save('hero_contact', 'https://hooks.zapier.com/hooks/catch/1/2');
  const report = errorRecordSchema.parse({
    id: 'client-1',
    message: 'broke',
    timestamp: new Date(AT).toISOString(),
    url: 'https://www.example.com/',
    userAgent: 'test',
    sessionId: 'session',
    resolved: false,
    severity: 'low',
    type: 'runtime',
    userMessage: '',
  });
  await store.errors.add(report, new Date(AT).toISOString());
}

/** All that the owner can see of it. */
async function pictureOf(store: Store) {
  const list = (filter: object) => store.reads.page({ filter, before: null, limit: 50 });
  const { leads } = await list({});
  return {
    pages: await Promise.all(
      [{}, { state: 'open' }, { state: 'waiting' }, { text: 'zoe' }].map(list),
    ),
    details: await Promise.all(leads.map(({ id }) => store.inbox.detail(id))),
    figures: await store.reads.analytics({ since: '2026-03-01', until: '2026-03-31' }),
    errors: await store.errors.list(),
    webhooks: await store.webhooks.all(),
    operator: await store.people.operatorHash(),
    people: await store.people.all(),
    session: await store.sessions.find('token'),
    tombstones: await store.db.selectFrom('tombstones').selectAll().execute(),
  };
}
