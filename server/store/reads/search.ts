import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Db, Search } from '../engine.ts';
import { matching } from './matching.ts';
import { arrivedBefore, keyOf } from './order.ts';

/** So many of the newest leads are looked through first, which takes about a millisecond. */
const SAMPLE = 1000;
/** And so many from all times, where the newest don't fill the page. */
const SPREAD = 256;
/** More than a sample says is needed to fill a page. */
const MARGIN = 1.5;
/** Leads that are looked through in the time in which the index fetches one. */
const ROWS_PER_FETCH = 2;

const lookedRows = z.array(
  z.object({ looked: z.int(), newest: z.nullable(z.int()), seq: z.nullable(z.int()) }),
);
const spreadRow = z.record(z.string(), z.nullable(z.int()));

/** What each engine has of its own. */
type Words = {
  /** The table, by the index of the filter where the engine has to be told. */
  leads: RawBuilder<unknown>;
  /** Whether a lead has a word. */
  holds: (word: string) => RawBuilder<SqlBool>;
  /** Whether the index yields the newest first, as it is read. */
  isOrdered: boolean;
  /** Looks the words up in their index; `shares` are those of all leads that have each word, roughly. */
  indexed: (shares: readonly number[]) => Promise<number[]>;
};

/**
 * Finds the newest leads with all the words, in bounded time whether every lead has them or few: an
 * index of words may have to gather all that have them before it gives the newest, so it is asked for
 * rare words alone. The newest leads are looked through first; they also tell how rare the words are.
 */
export async function searchLeads(db: Db, search: Search, words: Words): Promise<number[]> {
  const { limit } = search;
  const isByArrival = keyOf(search) === null;
  const sample = await look(db, search, words, {
    of: isByArrival ? 'newest' : 'any',
    rows: SAMPLE,
    most: isByArrival ? limit : SAMPLE,
  });
  const found = sample.found.slice(0, limit);
  if (sample.isAll || (isByArrival && found.length === limit)) return found;
  const shares = words.isOrdered ? [] : await sharesOf(db, search.words, words, sample.newest);
  const share = Math.max(sample.found.length / SAMPLE, words.isOrdered ? 0 : Math.min(...shares));
  const most = ROWS_PER_FETCH * Math.sqrt(limit * sample.newest);
  const wanted = isByArrival ? (MARGIN * limit) / share : most;
  if (share > 0 && wanted <= most) {
    const further = await look(db, search, words, {
      of: isByArrival ? 'newest' : 'all',
      rows: Math.ceil(wanted),
      most: limit,
    });
    if (further.isAll || further.found.length === limit) return further.found;
  }
  return words.indexed(shares);
}

/** Which share of all leads has each of these words, as leads from the first to the newest tell. */
async function sharesOf(
  db: Db,
  all: readonly string[],
  { holds }: Words,
  newest: number,
): Promise<number[]> {
  const seqs = Array.from({ length: SPREAD }, (_, index) =>
    Math.ceil((newest * (index + 1)) / SPREAD),
  );
  const held = all.map(
    (word, index) =>
      sql`cast(sum(case when ${holds(word)} then 1 else 0 end) as integer) as ${sql.ref(`word_${index}`)}`,
  );
  const { rows } = await sql`select cast(count(*) as integer) as looked, ${sql.join(held)}
    from leads where leads.seq in (${sql.join(seqs)})`.execute(db);
  const counted = spreadRow.parse(rows[0]);
  const looked = Math.max(1, counted['looked'] ?? 0);
  return all.map((_word, index) => (counted[`word_${index}`] ?? 0) / looked);
}

/**
 * Leads to be looked through: the newest of the filter; any of the filter, where its index has them in
 * another order; or the newest of all.
 */
type Part = { of: 'newest' | 'any' | 'all'; rows: number; most: number };

type Looked = {
  /** Those of the filter with the words, the newest first, `most` of them. */
  found: number[];
  /** Whether no lead is left to be looked at. */
  isAll: boolean;
  /** Number of the newest lead, whatever the filter. */
  newest: number;
};

async function look(
  db: Db,
  { filter, scope, before, words }: Search,
  { leads, holds }: Words,
  { of, rows, most }: Part,
): Promise<Looked> {
  const fits = matching(filter, scope);
  const held = sql.join(words.map(holds), sql` and `);
  const from =
    of === 'all'
      ? sql`select leads.seq, (${fits} and ${held}) as held from leads where ${arrivedBefore(before)}`
      : sql`select leads.seq, (${held}) as held from ${leads} where ${fits} and ${arrivedBefore(before)}`;
  const order = of === 'any' ? sql`` : sql`order by leads.seq desc`;
  const result = await sql`with part as (${from} ${order} limit ${rows})
    select counted.looked, counted.newest, hits.seq
    from (select cast(count(*) as integer) as looked,
      (select max(leads.seq) from leads where ${arrivedBefore(before)}) as newest
      from part) as counted
    left join (select seq from part where held order by seq desc limit ${most}) as hits on true
    order by hits.seq desc`.execute(db);
  const all = lookedRows.parse(result.rows);
  const [first] = all;
  return {
    found: all.flatMap(({ seq }) => seq ?? []),
    isAll: (first?.looked ?? 0) < rows,
    newest: first?.newest ?? 0,
  };
}
