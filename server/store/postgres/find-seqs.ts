import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Db, Finding, Search } from '../engine.ts';
import { arrivedBefore, matching, orderOf } from '../reads/matching.ts';
import { searchLeads } from '../reads/search.ts';

/** Words that a larger share of leads has are not looked up if there is a rarer one. */
const RARE = 0.02;

const seqRows = z.array(z.object({ seq: z.int() }));

/** Lists leads by index; rare words are looked up in the text-search index. */
export const finding: Finding = {
  listed(listing) {
    const { filter, scope, limit } = listing;
    const { from, by } = orderOf(listing);
    return sql`select seq from leads where ${matching(filter, scope)}
      and ${from} order by ${by} limit ${limit}`;
  },
  searched: (db, search) =>
    searchLeads(db, search, {
      leads: sql`leads`,
      holds: (word) => holding([word]),
      isOrdered: false,
      indexed: (shares) => lookUp(db, search, shares),
    }),
};

/**
 * Collects the leads with the rare words from the index and checks the other conditions on those.
 */
async function lookUp(db: Db, search: Search, shares: readonly number[]): Promise<number[]> {
  const { filter, scope, before, limit, words } = search;
  const rarest = Math.max(RARE, Math.min(...shares));
  const rare = words.filter((_word, index) => (shares[index] ?? 0) <= rarest);
  // The other conditions are written so that no index applies: the planner, which does not know how
  // rare a prefix is, would collect half of all leads for it, or expect the words among the newest.
  const { rows } = await sql`with found as materialized (
      select leads.seq, (${holding(words)} and ${matching(filter, scope)}
        and ${arrivedBefore(before)}) as fits
      from leads where ${holding(rare)})
    select seq from found where fits order by seq desc limit ${limit}`.execute(db);
  return seqRows.parse(rows).map(({ seq }) => seq);
}

function holding(words: readonly string[]): RawBuilder<SqlBool> {
  // Too many words start with any single letter.
  const terms = words.map((word) => (word.length === 1 ? `'${word}'` : `'${word}':*`));
  return sql`leads.search @@ cast(${terms.join(' & ')} as tsquery)`;
}
