import { expect, test } from 'vitest';
import { holdsWords, wordsOf } from '#contract/admin/search-words.ts';
import type { LeadFilter } from '#contract/admin/leads.ts';
import type { Search } from '#server/store/engine.ts';
import { finding as findingInPostgres } from '#server/store/postgres/find-seqs.ts';
import { finding as findingInSqlite } from '#server/store/sqlite/search.ts';
import { createLeadList } from '#server/store/reads/lead-list.ts';
import type { Store } from '#server/store/store.ts';
import { onPostgres } from '../support/databases.ts';
import { planOf, queriesOf } from '../support/plan.ts';
import { aServer } from '../support/server.ts';

const finding = onPostgres ? findingInPostgres : findingInSqlite;
/** More than are looked through before the index is asked. */
const STORED = 2600;
const scope = {
  now: '2026-03-02T01:00:00.000Z',
  today: '2026-03-02',
  week: { since: '2026-03-02', until: '2026-03-08' },
  name: 'Peter',
};

type Row = ReturnType<typeof rowOf>;

/** Every lead has 'parapet' and a number of its own; other words are rarer, or of old leads alone. */
function rowOf(seq: number) {
  const words = [
    'parapet',
    `stone${seq}`,
    `a${seq % 7}`,
    ...(seq % 2 === 0 ? ['cornice', 'cornices', 'x'] : ['xylem']),
    ...(seq % 100 === 0 ? ['lintel'] : []),
    ...(seq % 650 === 7 ? ['gargoyle', 'zoe'] : []),
    ...(seq < 1200 ? ['quoin'] : []),
    ...(seq > STORED - 20 ? ['flashing'] : []),
  ];
  const isHandled = seq % 5 === 0;
  return {
    seq,
    id: `lead-${seq}`,
    receipt: `receipt-${seq}`,
    form_type: seq % 3 === 0 ? 'assessment_popup' : 'hero_contact',
    revision: 1,
    received_at: scope.now,
    updated_at: scope.now,
    day: scope.today,
    handled: isHandled ? 1 : 0,
    stage: !isHandled ? 'new' : seq % 40 === 0 ? 'archived' : 'contacted',
    spam: seq % 50 === 1 ? 'owner' : null,
    search_text: words.join(' '),
    delivery: seq % 400 === 3 ? 'undeliverable' : null,
    follow_up: seq % 90 === 0 ? '2026-03-01' : null,
    answer_by: `2026-03-01T00:00:${String((seq * 7) % 60).padStart(2, '0')}.000Z`,
    assignee: seq % 300 === 0 ? 'Peter' : '',
  };
}

const rows = Array.from({ length: STORED }, (_, index) => rowOf(STORED - index));

const filters: readonly [string, Omit<LeadFilter, 'text'>, (row: Row) => boolean][] = [
  ['all', {}, () => true],
  ['a form type', { formType: 'assessment_popup' }, (row) => row.form_type === 'assessment_popup'],
  ['many open', { state: 'open' }, (row) => row.handled === 0 && row.spam === null],
  ['few undeliverable', { state: 'undeliverable' }, (row) => row.delivery !== null],
  [
    'late ones, ordered by another column',
    { view: 'late' },
    (row) => row.handled === 0 && row.spam === null,
  ],
  [
    'few to follow up, ordered by another column',
    { view: 'due' },
    (row) => row.follow_up !== null && row.stage !== 'archived' && row.spam === null,
  ],
  [
    'one owner’s',
    { view: 'mine' },
    (row) => row.assignee !== '' && row.stage !== 'archived' && row.spam === null,
  ],
];

const texts = [
  'parapet',
  'para',
  'pa',
  'parapets',
  'gargoyle',
  'garg',
  'zo',
  'cornice',
  'cornices',
  'lintel',
  'quoin',
  'flashing',
  'stone',
  'stone12',
  'stone1234',
  'x',
  'y',
  'xy',
  'parapet stone2 cornice',
  'gargoyle parapet',
  'gargoyle quoin',
  'stone flashing a1',
  'ZOË "gargoyle" * - (x)',
  'granite',
  'parapet granite',
];

async function filled() {
  const server = await aServer();
  for (let from = 0; from < rows.length; from += 200) {
    await server.store.db
      .insertInto('leads')
      .values(rows.slice(from, from + 200))
      .execute();
  }
  return server;
}

const sought = (change: Partial<Search>): Search => ({
  filter: {},
  scope,
  before: null,
  limit: 26,
  words: ['parapet'],
  ...change,
});

const asked = (store: Store, change: Partial<Search>) =>
  queriesOf(store, (db) => finding.searched(db, sought(change)));

test('the newest leads with all the words are found, whatever the words, the filter and the place', async () => {
  const { store } = await filled();
  for (const [name, filter, fits] of filters) {
    for (const text of texts) {
      const words = wordsOf(text);
      const matching = rows.filter((row) => fits(row) && holdsWords(row.search_text, words));
      for (const [before, limit] of [
        [null, 26],
        [null, 1000],
        [1500, 26],
        [900, 300],
      ] as const) {
        const found = await finding.searched(store.db, sought({ filter, words, before, limit }));
        const expected = matching.filter(({ seq }) => seq < (before ?? Infinity)).slice(0, limit);
        expect({ name, text, before, limit, found }).toEqual({
          name,
          text,
          before,
          limit,
          found: expected.map(({ seq }) => seq),
        });
      }
    }
  }
});

test('no search walks through all leads', async () => {
  const { store } = await filled();
  for (const [, filter] of filters) {
    for (const text of texts) {
      for (const limit of [26, 1000]) {
        const queries = await asked(store, { filter, words: wordsOf(text), limit });
        for (const query of queries.filter(({ sql }) => !sql.startsWith('create'))) {
          const plan = await planOf(store, query);
          expect(plan).not.toMatch(onPostgres ? /Seq Scan on leads/ : /SCAN leads/);
          // The words of the index are sought, never walked through.
          expect(plan).not.toMatch(/SCAN lead_terms VIRTUAL TABLE INDEX (?!2:)/);
        }
      }
    }
  }
});

test.runIf(onPostgres)('the index gathers rare words alone', async () => {
  const { store } = await filled();
  const gathers = async (text: string, limit = 26) =>
    (await asked(store, { words: wordsOf(text), limit })).some(({ sql }) =>
      sql.includes('materialized'),
    );
  expect(await gathers('parapet')).toBe(false);
  expect(await gathers('parapet', 1000)).toBe(false);
  expect(await gathers('cornice', 1000)).toBe(false);
  expect(await gathers('gargoyle')).toBe(true);
  expect(await gathers('lintel', 1000)).toBe(true);
});

test.skipIf(onPostgres)(
  'no beginning of a word is gathered, where few words begin so',
  async () => {
    const { store } = await filled();
    const gathers = async (text: string) =>
      (await asked(store, { words: wordsOf(text) })).some(({ parameters }) =>
        parameters.some((value) => String(value).includes('*')),
      );
    expect(await gathers('parapet')).toBe(false);
    expect(await gathers('corn')).toBe(false);
    expect(await gathers('stone123')).toBe(false);
    // More begin so, and none of the newest leads fills the page.
    expect(await gathers('stone1 quoin')).toBe(true);
  },
);

test('the first page of a search knows how many there are, up to a thousand', async () => {
  const { store } = await filled();
  const { total } = createLeadList(store.db, finding);
  expect(await total({ filter: { text: 'gargoyle' }, scope })).toBe(4);
  expect(await total({ filter: { text: 'cornice' }, scope })).toBe(1000);
  expect(await total({ filter: { text: 'granite' }, scope })).toBe(0);
});
