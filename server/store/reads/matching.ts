import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { LeadStage } from '#contract/admin/lead-work.ts';
import type { LeadFilter } from '#contract/admin/leads.ts';
import type { Listing } from '../engine.ts';
import { type Scope, viewOf } from './views.ts';

type State = NonNullable<LeadFilter['state']>;

// As in the partial indexes: with bound parameters the planner could not use them.
const states: Record<State, RawBuilder<SqlBool>> = {
  open: sql`leads.handled = 0 and leads.spam is null`,
  handled: sql`leads.handled = 1`,
  held_back: sql`leads.handled = 0 and leads.spam <> 'owner'`,
  spam: sql`leads.spam is not null`,
  waiting: sql`leads.delivery = 'pending'`,
  undeliverable: sql`leads.delivery = 'undeliverable'`,
  contacted: inStage('contacted'),
  visit_booked: inStage('visit_booked'),
  quoted: inStage('quoted'),
  won: inStage('won'),
  lost: inStage('lost'),
  archived: inStage('archived'),
  follow_up: sql`leads.follow_up is not null and leads.spam is null`,
};

function inStage(stage: LeadStage): RawBuilder<SqlBool> {
  return sql`leads.handled = 1 and leads.spam is null and leads.stage = ${sql.lit(stage)}`;
}

/** Whether a lead is of this form type, in this state and in this view. */
export function matching(
  { formType, state, view }: Omit<LeadFilter, 'text'>,
  scope: Scope,
): RawBuilder<SqlBool> {
  return sql.join(
    [
      view === undefined ? sql`true` : viewOf(view, scope).where,
      state === undefined ? sql`true` : states[state],
      formType === undefined ? sql`true` : sql`leads.form_type = ${formType}`,
    ],
    sql` and `,
  );
}

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
