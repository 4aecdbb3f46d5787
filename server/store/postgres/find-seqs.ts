import { sql } from 'kysely';
import type { FindSeqs } from '../engine.ts';
import { matching } from '../reads/matching.ts';

/** Lists by index; words are looked up in the text-search index. */
export const findSeqs: FindSeqs = ({ filter, words, before, limit }) => {
  const search = words === null ? sql`true` : sql`leads.search @@ ${queryOf(words)}`;
  return sql`select seq from leads where ${matching(filter)} and ${search}
    and seq < ${before ?? Number.MAX_SAFE_INTEGER} order by seq desc limit ${limit}`;
};

function queryOf(words: readonly string[]) {
  // A single letter begins too many words.
  const terms = words.map((word) => (word.length === 1 ? `'${word}'` : `'${word}':*`));
  return sql`to_tsquery('simple', ${terms.join(' & ')})`;
}
