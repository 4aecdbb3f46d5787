import { sql, type RawBuilder } from 'kysely';
import type { FindSeqs, Search } from '../engine.ts';
import { matching } from '../reads/matching.ts';
import { orderOf } from '../reads/order.ts';
import { viewOf } from '../reads/views.ts';

/**
 * Lists by index: the planner is told which, since it has no figures about how rare a state is. Words
 * are looked up in the full-text index, which yields the newest first.
 */
export const findSeqs: FindSeqs = (search) =>
  search.words === null ? byState(search) : byWords(search, search.words);

function byState(search: Search): RawBuilder<{ seq: number }> {
  const { filter, scope, limit } = search;
  const index = indexOf(search);
  const { from, by } = orderOf(search);
  const leads = index === null ? sql`leads` : sql`leads indexed by ${sql.ref(index)}`;
  return sql`select seq from ${leads} where ${matching(filter, scope)}
    and ${from} order by ${by} limit ${limit}`;
}

function byWords(
  { filter, scope, before, limit }: Search,
  words: readonly string[],
): RawBuilder<{ seq: number }> {
  // A single letter begins too many words.
  const terms = words.map((word) => (word.length === 1 ? `"${word}"` : `"${word}"*`)).join(' ');
  return sql`select leads.seq from lead_search cross join leads on leads.seq = lead_search.rowid
    where lead_search match ${terms} and lead_search.rowid < ${before ?? Number.MAX_SAFE_INTEGER}
    and ${matching(filter, scope)} order by lead_search.rowid desc limit ${limit}`;
}

function indexOf({ filter: { view, state, formType }, scope }: Search): string | null {
  if (view !== undefined) {
    const { index } = viewOf(view, scope);
    return view === 'new' && formType !== undefined ? `${index}_by_form` : index;
  }
  if (state === undefined) return formType === undefined ? null : 'leads_by_form';
  return formType === undefined ? `leads_${state}` : `leads_${state}_by_form`;
}
