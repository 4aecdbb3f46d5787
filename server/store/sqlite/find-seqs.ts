import { sql, type RawBuilder } from 'kysely';
import type { Finding, Listing } from '../engine.ts';
import { matching } from '../reads/matching.ts';
import { orderOf } from '../reads/order.ts';
import { viewOf } from '../reads/views.ts';
import { searched } from './search.ts';

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
