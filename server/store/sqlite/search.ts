import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Db, Finding, Listing, Search } from '../engine.ts';
import { matching, orderOf } from '../reads/matching.ts';
import { searchLeads } from '../reads/search.ts';
import { viewOf } from '../reads/views.ts';

/** Words with the same prefix that are looked up one by one. */
const MOST_TERMS = 64;
/**
 * Prefixes of this length have an index of their own; letters it may not know are searched as
 * words.
 */
const INDEXED_BEGINNING = /^[a-z0-9]{2,3}$/;

const seqRows = z.array(z.object({ seq: z.int() }));
const termRows = z.array(z.object({ term: z.string() }));

/** The index query for a search word; null if no lead has it. */
type Term = { match: string; /** Whether it is read the newest lead first. */ isOrdered: boolean };

/**
 * Looks words up in the full-text index. It yields whole words newest first; for a prefix it would
 * collect all matching leads first, so it is asked for the few words with that prefix instead.
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
  // Too many words start with any single letter: it is searched as a word.
  const terms = word.length === 1 ? found.filter((term) => term === word) : found;
  if (terms.length === 0) return null;
  if (terms.length > MOST_TERMS) return { match: beginning, isOrdered: false };
  return { match: terms.map(quoted).join(' OR '), isOrdered: true };
}

function quoted(word: string): string {
  return `"${word}"`;
}

/** Words of the index with this prefix, at most `MOST_TERMS` and one more; each costs one seek. */
async function termsBeginning(db: Db, word: string): Promise<string[]> {
  // A temporary table of this connection over the index, without content, so read-only connections
  // can have it.
  await sql`create virtual table if not exists temp.lead_terms
    using fts5vocab (main, lead_search, instance)`.execute(db);
  // No word contains the lowest character: what follows is the next word.
  const { rows } = await sql`with recursive found (term) as (
      select (select term from temp.lead_terms where term >= ${word} limit 1)
      union all
      select (select term from temp.lead_terms where term >= found.term || char(1) limit 1)
      from found where substr(found.term, 1, length(${word})) = ${word})
    select term from found where substr(term, 1, length(${word})) = ${word}
    limit ${MOST_TERMS + 1}`.execute(db);
  return termRows.parse(rows).map(({ term }) => term);
}

/** A lead's words as the index has them, separated by spaces. */
function holds(word: string): RawBuilder<SqlBool> {
  return word.length === 1
    ? sql`instr(' ' || leads.search_text || ' ', ${` ${word} `}) > 0`
    : sql`instr(' ' || leads.search_text, ${` ${word}`}) > 0`;
}

/**
 * Lists leads by index; the planner is told which, since it has no statistics about states. Words
 * are looked up in the full-text index, which yields the newest first.
 */
export const finding: Finding = {
  listed(listing) {
    const { filter, scope, limit } = listing;
    const { from, by } = orderOf(listing);
    return sql`select seq from ${leadsBy(listing)} where ${matching(filter, scope)}
      and ${from} order by ${by} limit ${limit}`;
  },
  searched: (db, search) => searched(db, search, leadsBy(search)),
};

function leadsBy(listing: Pick<Listing, 'filter' | 'scope'>): RawBuilder<unknown> {
  const index = indexOf(listing);
  return index === null ? sql`leads` : sql`leads indexed by ${sql.ref(index)}`;
}

function indexOf({
  filter: { view, state, formType },
  scope,
}: Pick<Listing, 'filter' | 'scope'>): string | null {
  if (view !== undefined) {
    const { index } = viewOf(view, scope);
    return view === 'new' && formType !== undefined ? `${index}_by_form` : index;
  }
  if (state === undefined) return formType === undefined ? null : 'leads_by_form';
  return formType === undefined ? `leads_${state}` : `leads_${state}_by_form`;
}
