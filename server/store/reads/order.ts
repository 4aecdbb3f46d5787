import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Search } from '../engine.ts';
import { viewOf } from './views.ts';

/** How a list goes on from where its last page ended, and in which order. */
export function orderOf({ filter, words, scope, before, key }: Search): {
  from: RawBuilder<SqlBool>;
  by: RawBuilder<unknown>;
} {
  const column = filter.view === undefined ? null : viewOf(filter.view, scope).key;
  if (column === null || words !== null) {
    return {
      from: sql`leads.seq < ${before ?? Number.MAX_SAFE_INTEGER}`,
      by: sql`leads.seq desc`,
    };
  }
  const ordered = sql.ref(`leads.${column}`);
  return {
    from: before === null ? sql`true` : sql`(${ordered}, leads.seq) > (${key ?? ''}, ${before})`,
    by: sql`${ordered}, leads.seq`,
  };
}
