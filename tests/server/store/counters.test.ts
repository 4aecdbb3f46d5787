import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { LeadChange } from '#contract/admin/leads.ts';
import { formTypes } from '#contract/form-types.ts';
import { leadStages } from '#contract/admin/lead-work.ts';
import { recount as recountPostgres } from '#server/store/postgres/migrations/all.ts';
import { recount as recountSqlite } from '#server/store/sqlite/migrations/all.ts';
import type { Store } from '#server/store/store.ts';
import { onPostgres } from '../support/databases.ts';
import { erasedBy } from '../support/erased-by.ts';
import { aLead, corrected } from '../support/lead.ts';
import { aServer, freshFolder } from '../support/server.ts';
import { sqliteOf } from '../support/sqlite.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-03-01T00:00:00Z');

const step = fc.record({
  what: fc.constantFrom(
    'new',
    'correct',
    'handle',
    'work',
    'spam',
    'genuine',
    'erase',
    'retry',
    'delivered',
  ),
  lead: fc.nat({ max: 4 }),
  day: fc.nat({ max: 40 }),
  attempt: fc.option(fc.integer({ min: 1, max: 3 })),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

test('counts and figures are right after whatever was done, in whatever order', async () => {
  const { store } = await aServer();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const leads = Array.from({ length: 5 }, () => aLead());
      for (const [index, one] of steps.entries()) {
        const lead = leads[one.lead];
        if (lead !== undefined) await take(store, lead, one, index);
      }
      const kept = await countersOf(store);
      await recount(store);
      expect(kept).toEqual(await countersOf(store));
    }),
    { numRuns: 15 },
  );
}, 120_000);

test('counts and figures are right after connections have changed leads side by side', async () => {
  const own = { DATA_DIR: freshFolder() };
  const first = await aServer(own);
  // One process has one database file; PostgreSQL is shared by servers.
  const second = onPostgres ? await aServer(own) : first;
  const steps = fc.sample(step, { numRuns: 600, seed: 1 });
  const leads = Array.from({ length: 5 }, () => aLead());
  const done = await Promise.allSettled(
    Array.from({ length: 12 }, async (_, worker) => {
      const { store } = worker % 2 === 0 ? first : second;
      for (const [index, one] of steps.entries()) {
        const lead = leads[one.lead];
        if (index % 12 === worker && lead !== undefined) await take(store, lead, one, index);
      }
    }),
  );
  expect(done.filter(({ status }) => status === 'rejected')).toEqual([]);
  // Each of the others may have been erased last.
  await take(first.store, aLead(), { what: 'new', lead: 0, day: 1, attempt: null }, steps.length);
  const kept = await countersOf(first.store);
  await recount(first.store);
  expect(kept).toEqual(await countersOf(first.store));
  expect(kept.counts).not.toEqual([]);
}, 120_000);

async function take(store: Store, lead: ReturnType<typeof aLead>, one: Step, index: number) {
  const id = lead.envelope.submissionId;
  const at = START + one.day * DAY;
  const arrival = { receivedAt: at, attempt: one.attempt, forward: true };
  const signs = one.day % 3 === 0 ? (['trap', 'speed'] as const) : [];
  switch (one.what) {
    case 'new':
      return store.leads.receive({ ...arrival, envelope: lead.envelope, heldBackFor: signs });
    case 'correct': {
      const { envelope } = corrected(lead, `change ${index}`, index + 2);
      return store.leads.receive({ ...arrival, envelope, heldBackFor: [] });
    }
    case 'handle':
      return store.inbox.change(id, { handled: true }, at);
    case 'work':
      return store.inbox.change(id, workOn(one.day), at);
    case 'spam':
    case 'genuine':
      return store.inbox.change(id, { spam: one.what === 'spam' }, at);
    case 'erase':
      return (await store.inbox.find(id)) === null ? undefined : store.inbox.erase(id, erasedBy);
    case 'retry':
    case 'delivered':
      return settleNext(store, one.what, at);
  }
}

function workOn(day: number): LeadChange {
  const stage = leadStages[day % leadStages.length] ?? 'new';
  return { stage, followUp: day % 2 === 0 ? '2026-03-09' : null };
}

async function settleNext(store: Store, result: 'retry' | 'delivered', at: number) {
  const destination = 'somewhere';
  const job = await store.jobs.claim({ formTypes, destination, now: START + 100 * DAY });
  if (job === null) return;
  const attempt = { at: new Date(at).toISOString(), host: 'a.example', result, status: 200 };
  const record = { ...attempt, error: null, durationMs: 1 };
  await store.jobs.settle({ ...job, destination }, record, at);
}

/** What the triggers keep, whatever the slots; what counts nothing is left out. */
async function countersOf({ db }: Store) {
  const counts = await sql`select form_type, cast(sum(total) as integer) as total,
    cast(sum(open) as integer) as open, cast(sum(handled) as integer) as handled,
    cast(sum(held_back) as integer) as held_back, cast(sum(spam) as integer) as spam,
    cast(sum(waiting) as integer) as waiting, cast(sum(undeliverable) as integer) as undeliverable
    from lead_counts group by form_type having sum(total) <> 0 order by form_type`.execute(db);
  const rows = await db.selectFrom('rollups').selectAll().orderBy('period').execute();
  const figures = new Map<string, number>();
  const add = (key: string, value: number) => figures.set(key, (figures.get(key) ?? 0) + value);
  for (const { period, slot: _slot, forms, delays, ...numbers } of rows) {
    for (const counter of [numbers, JSON.parse(forms), JSON.parse(delays)]) {
      for (const [name, value] of Object.entries(counter)) add(`${period} ${name}`, Number(value));
    }
  }
  const sorted = [...figures]
    .filter(([, value]) => value !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const stages = await sql`select form_type, stage, cast(sum(leads) as integer) as leads
    from stage_counts group by form_type, stage having sum(leads) <> 0
    order by form_type, stage`.execute(db);
  const funnel = await sql`select period, form_type, service, area,
    cast(sum(leads) as integer) as leads, cast(sum(contacted) as integer) as contacted,
    cast(sum(visit_booked) as integer) as visit_booked, cast(sum(quoted) as integer) as quoted,
    cast(sum(won) as integer) as won from funnel
    group by period, form_type, service, area having sum(leads) <> 0
    order by period, form_type, service, area`.execute(db);
  const contacts = await sql`select period, cast(delay as text) as delay, kept,
    cast(sum(leads) as integer) as leads from first_contacts
    group by period, first_contacts.delay, kept having sum(leads) <> 0
    order by period, first_contacts.delay, kept`.execute(db);
  return {
    counts: counts.rows,
    stages: stages.rows,
    figures: sorted,
    funnel: funnel.rows,
    contacts: contacts.rows,
  };
}

async function recount(store: Store): Promise<void> {
  if (onPostgres) await sql.raw(recountPostgres).execute(store.db);
  else sqliteOf(store).exec(recountSqlite);
}
