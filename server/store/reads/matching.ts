import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { LeadFilter } from '#contract/admin/leads.ts';
import type { LeadStage } from '#contract/admin/lead-work.ts';
import { viewOf, type Scope } from './views.ts';

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
