import { expect, test } from 'vitest';
import { leadStates } from '#contract/admin/leads.ts';
import { finding as findingInPostgres } from '#server/store/postgres/find-seqs.ts';
import { finding as findingInSqlite } from '#server/store/sqlite/search.ts';
import { onPostgres } from '../support/databases.ts';
import { aLead } from '../support/lead.ts';
import { planOf } from '../support/plan.ts';
import { aServer, sendLead } from '../support/server.ts';

const { listed } = onPostgres ? findingInPostgres : findingInSqlite;
const scope = {
  now: '2026-03-02T01:00:00.000Z',
  today: '2026-03-02',
  week: { since: '2026-03-02', until: '2026-03-08' },
  name: 'Peter',
};
const filters = [undefined, ...leadStates].flatMap((state) => [
  { state },
  { state, formType: 'hero_contact' as const },
]);

test('every list is found by an index, whatever the filter', async () => {
  const { store } = await aServer();
  for (const { state, formType } of filters) {
    const filter = { ...(state && { state }), ...(formType && { formType }) };
    const list = listed({ filter, scope, before: 1_000_000, limit: 26 });
    const plan = await planOf(store, list.compile(store.db));
    expect(plan).not.toMatch(onPostgres ? /Seq Scan/ : /SCAN leads|USE TEMP B-TREE/);
  }
});

test.each([
  ['the beginning of a word', 'mason', 1],
  ['a word in capitals with an accent left out', 'ZOE', 1],
  ['words of two fields, in any order', 'leans zoe', 1],
  ['a part of the telephone number', '70006', 1],
  ['the number as it was typed', '0491 570 006', 1],
  ['the e-mail address', 'mary@example.com', 1],
  ['a word that stands in no lead', 'granite', 0],
  ['a word of each of two leads', 'zoe granite', 0],
  ['nothing but punctuation', '%', 0],
  ['an operator of the index', 'zoe OR granite', 0],
  ['a quotation mark', `zoe " '`, 1],
  ['a star and a dash', '*zo-mason*', 1],
  ['a letter that is a word', 'zoe q', 1],
  ['a letter that only begins one', 'zoe l', 0],
  ['a letter that the index does not know', 'zoe \ua7b5', 0],
  ['a word with such a letter', 'zo\ua7b5e', 0],
])('a lead is searched by %s', async (_how, text, found) => {
  const { app, store } = await aServer();
  await sendLead(app, aLead({ data: { name: 'Zoë Q Łukasz' } }));
  const page = await store.reads.page({ filter: { text }, before: null, limit: 25 });
  expect([page.leads.length, page.total]).toEqual([found, found]);
});
