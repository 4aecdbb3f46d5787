import { sql } from 'kysely';
import type { FindSeqs } from '../engine.ts';
import { matching } from '../reads/matching.ts';
import { orderOf } from '../reads/order.ts';

/** Lists by index; words are looked up in the text-search index. */
export const findSeqs: FindSeqs = (search) => {
  const { filter, scope, words, limit } = search;
  const found = words === null ? sql`true` : sql`leads.search @@ ${queryOf(words)}`;
  const { from, by } = orderOf(search);
  return sql`select seq from leads where ${matching(filter, scope)} and ${found}
    and ${from} order by ${by} limit ${limit}`;
};

function queryOf(words: readonly string[]) {
  // A single letter begins too many words.
  const terms = words.map((word) => (word.length === 1 ? `'${word}'` : `'${word}':*`));
  return sql`to_tsquery('simple', ${terms.join(' & ')})`;
}
