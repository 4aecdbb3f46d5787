import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Listing } from '../engine.ts';
import { viewOf } from './views.ts';

/** What orders a list other than by arrival; null for newest first. */
export function keyOf({ filter, scope }: Pick<Listing, 'filter' | 'scope'>) {
  return filter.view === undefined ? null : viewOf(filter.view, scope).key;
}

/** Where a list continues after its last page, and in which order. */
export function orderOf(listing: Listing): { from: RawBuilder<SqlBool>; by: RawBuilder<unknown> } {
  const { before, key } = listing;
  const column = keyOf(listing);
  if (column === null) return { from: arrivedBefore(before), by: sql`leads.seq desc` };
  const ordered = sql.ref(`leads.${column}`);
  return {
    from: before === null ? sql`true` : sql`(${ordered}, leads.seq) > (${key ?? ''}, ${before})`,
    by: sql`${ordered}, leads.seq`,
  };
}

/** Leads that arrived before the one with this number; all for null. */
export function arrivedBefore(before: number | null): RawBuilder<SqlBool> {
  return sql`leads.seq < ${before ?? Number.MAX_SAFE_INTEGER}`;
}
