import { expect, test } from 'vitest';
import { leadStates, type LeadView, leadViews } from '#contract/admin/leads.ts';
import type { Db } from '#server/store/engine.ts';
import { amongServers } from '#server/store/postgres/coordination.ts';
import { finding as findingInPostgres } from '#server/store/postgres/find-seqs.ts';
import { createLeadList } from '#server/store/reads/lead-list.ts';
import { overviewOf } from '#server/store/reads/overview.ts';
import { analyticsOf } from '#server/store/reads/statistics.ts';
import { aloneOn } from '#server/store/sqlite/coordination.ts';
import { finding as findingInSqlite } from '#server/store/sqlite/search.ts';
import { onPostgres } from '../support/databases.ts';
import { planOf, queriesOf } from '../support/plan.ts';
import { aServer } from '../support/server.ts';

const finding = onPostgres ? findingInPostgres : findingInSqlite;
const coordination = onPostgres ? amongServers : aloneOn;
const scope = {
  now: '2026-03-02T01:00:00.000Z',
  today: '2026-03-02',
  week: { since: '2026-03-02', until: '2026-03-08' },
  name: 'Peter',
};
const page = (filter: object) => (db: Db) =>
  createLeadList(db, finding).page({ filter, before: 1000, limit: 25 });
const firstPage = (db: Db) =>
  createLeadList(db, finding).page({ filter: {}, before: null, limit: 25, scope });
const view = (name: LeadView) => (db: Db) =>
  createLeadList(db, finding).page({
    filter: { view: name },
    before: 7,
    key: '2026',
    limit: 25,
    scope,
  });
const overview = (db: Db) =>
  overviewOf(db, createLeadList(db, finding), {
    scope,
    days: { since: '2026-02-01', until: '2026-03-02' },
  });

// Counts have a row for each form type, and four times as many on PostgreSQL: all are read.
const SCAN = onPostgres
  ? /Seq Scan on (?!lead_counts)/
  : /SCAN (?!wanted|busy|found|lead_counts|lead_search)/;

const QUEUE = /jobs_due/;

test.each<[string, (db: Db) => Promise<unknown>, RegExp?]>([
  ['a page of the inbox', page({})],
  ['a page of a state', page({ state: 'undeliverable', formType: 'hero_contact' })],
  ...leadStates.map((state): [string, (db: Db) => Promise<unknown>, RegExp?] => [
    `a page of ${state}`,
    page({ state }),
    state === 'handled' ? /./ : new RegExp(`leads_${state}`),
  ]),
  [
    'the first page of the inbox, with what is unanswered',
    firstPage,
    /leads_late[^]*leads_unpromised/,
  ],
  ...leadViews.map((name): [string, (db: Db) => Promise<unknown>, RegExp?] => [
    `a page of the view ${name}`,
    view(name),
    new RegExp(`leads_${name === 'new' ? 'open' : name}`),
  ]),
  ['what waits for an owner', overview, /leads_late[^]*leads_due[^]*leads_visits[^]*leads_mine/],
  ['figures of a month', (db: Db) => analyticsOf(db, { since: '2026-03-01', until: '2026-03-31' })],
  ['figures of a year', (db: Db) => analyticsOf(db, { since: '2025-03-15', until: '2026-03-14' })],
  [
    'the job that is due next',
    (db: Db) =>
      coordination(db).claim({ formTypes: ['hero_contact'], destination: 'somewhere', now: 1 }),
    QUEUE,
  ],
  ['when a job is due', (db: Db) => coordination(db).earliestDue(['hero_contact']), QUEUE],
])('%s is found by indexes alone', async (_what, work, index = /./) => {
  const { store } = await aServer();
  const queries = await queriesOf(store, work);
  expect(queries.length).toBeGreaterThan(0);
  const plans = await Promise.all(queries.map((query) => planOf(store, query)));
  expect(plans.filter((plan) => SCAN.test(plan))).toEqual([]);
  expect(plans.join('\n')).toMatch(index);
});
