import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Db, Search } from '../engine.ts';
import { arrivedBefore, keyOf, matching } from './matching.ts';

/** How many of the newest leads are scanned first, which takes about a millisecond. */
const SAMPLE = 1000;
/** How many leads of all times are sampled if the newest do not fill the page. */
const SPREAD = 256;
/** Margin over what the sample suggests is needed to fill a page. */
const MARGIN = 1.5;
/** Leads scanned in the time in which the index fetches one. */
const ROWS_PER_FETCH = 2;

const lookedRows = z.array(
  z.object({ looked: z.int(), newest: z.nullable(z.int()), seq: z.nullable(z.int()) }),
);
const spreadRow = z.record(z.string(), z.nullable(z.int()));

/** The parts of a search that differ between engines. */
type Words = {
  /** The table, with the filter's index if the engine needs a hint. */
  leads: RawBuilder<unknown>;
  /** Whether a lead has a word. */
  holds: (word: string) => RawBuilder<SqlBool>;
  /** Whether the index yields the newest first. */
  isOrdered: boolean;
  /** Looks words up in the index; `shares` estimates the share of all leads with each word. */
  indexed: (shares: readonly number[]) => Promise<number[]>;
};

/**
 * Finds the newest leads with all the words in bounded time, whether many leads match or few: an
 * index of words may have to collect all matches before it yields the newest, so it is used for
 * rare words only. The newest leads are scanned first; they also show how rare the words are.
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

/** Estimates the share of all leads with each word from a sample across all times. */
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
 * Leads to scan: the newest that pass the filter; any that pass, if its index has another order; or
 * the newest of all.
 */
type Part = { of: 'newest' | 'any' | 'all'; rows: number; most: number };

type Looked = {
  /** The newest `most` leads that pass the filter and have the words. */
  found: number[];
  /** Whether all leads have been scanned. */
  isAll: boolean;
  /** Sequence number of the newest lead, regardless of the filter. */
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
