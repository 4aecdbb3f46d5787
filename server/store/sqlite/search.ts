import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Db, Search } from '../engine.ts';
import { matching } from '../reads/matching.ts';
import { searchLeads } from '../reads/search.ts';

/** Words with the same beginning that are asked for one by one. */
const MOST_TERMS = 64;
/** Beginnings so long have an index of their own; letters that it may not know are left to its words. */
const INDEXED_BEGINNING = /^[a-z0-9]{2,3}$/;

const seqRows = z.array(z.object({ seq: z.int() }));
const termRows = z.array(z.object({ term: z.string() }));

/** What stands for a word of the search in the index; null where no lead has it. */
type Term = { match: string; /** Whether it is read the newest lead first. */ isOrdered: boolean };

/**
 * Looks words up in the full-text index. Of whole words it yields the newest lead first; for the
 * beginning of one it would gather all leads that have it, so that it is asked for the few words
 * which begin so.
 */
export async function searched(
  db: Db,
  search: Search,
  leads: RawBuilder<unknown>,
): Promise<number[]> {
  const terms: Term[] = [];
  for (const word of search.words) {
    const term = await termOf(db, word);
    if (term === null) return [];
    terms.push(term);
  }
  const indexed = () => lookUp(db, search, terms);
  const isOrdered = terms.every((term) => term.isOrdered);
  const { formType, state, view } = search.filter;
  if (isOrdered && (formType ?? state ?? view) === undefined) return indexed();
  return searchLeads(db, search, { leads, holds, isOrdered, indexed });
}

async function lookUp(
  db: Db,
  { filter, scope, before, limit }: Search,
  terms: readonly Term[],
): Promise<number[]> {
  const match = terms.map((term) => `(${term.match})`).join(' AND ');
  const { rows } =
    await sql`select leads.seq from lead_search cross join leads on leads.seq = lead_search.rowid
    where lead_search match ${match} and lead_search.rowid < ${before ?? Number.MAX_SAFE_INTEGER}
    and ${matching(filter, scope)} order by lead_search.rowid desc limit ${limit}`.execute(db);
  return seqRows.parse(rows).map(({ seq }) => seq);
}

async function termOf(db: Db, word: string): Promise<Term | null> {
  const beginning = `${quoted(word)}*`;
  if (INDEXED_BEGINNING.test(word)) return { match: beginning, isOrdered: true };
  const found = await termsBeginning(db, word);
  // A single letter begins too many words: it is looked for as one.
  const terms = word.length === 1 ? found.filter((term) => term === word) : found;
  if (terms.length === 0) return null;
  if (terms.length > MOST_TERMS) return { match: beginning, isOrdered: false };
  return { match: terms.map(quoted).join(' OR '), isOrdered: true };
}

function quoted(word: string): string {
  return `"${word}"`;
}

/** Words of the index that begin so, one more than `MOST_TERMS` at most; each is one seek. */
async function termsBeginning(db: Db, word: string): Promise<string[]> {
  // A table of this connection alone, which stands for the index and holds nothing: readers can have it.
  await sql`create virtual table if not exists temp.lead_terms
    using fts5vocab (main, lead_search, instance)`.execute(db);
  // No word goes on with the lowest character: what comes behind it is the next word.
  const { rows } = await sql`with recursive found (term) as (
      select (select term from temp.lead_terms where term >= ${word} limit 1)
      union all
      select (select term from temp.lead_terms where term >= found.term || char(1) limit 1)
      from found where substr(found.term, 1, length(${word})) = ${word})
    select term from found where substr(term, 1, length(${word})) = ${word}
    limit ${MOST_TERMS + 1}`.execute(db);
  return termRows.parse(rows).map(({ term }) => term);
}

/** As the index has it, of one lead: its words stand there with a space between. */
function holds(word: string): RawBuilder<SqlBool> {
  return word.length === 1
    ? sql`instr(' ' || leads.search_text || ' ', ${` ${word} `}) > 0`
    : sql`instr(' ' || leads.search_text, ${` ${word}`}) > 0`;
}
