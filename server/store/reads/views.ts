import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { LeadView } from '#contract/admin/leads.ts';
import { z } from '#contract/zod.ts';

const day = z.iso.date();

/**
 * The viewer and the current days, which views depend on. Days are the firm's; a week includes both
 * ends.
 */
export const scopeSchema = z.object({
  now: z.iso.datetime(),
  today: day,
  week: z.object({ since: day, until: day }),
  /** Empty if the device has no name set. */
  name: z.string(),
});

export type Scope = z.infer<typeof scopeSchema>;

/** A view as a query; `key` orders it, lowest first, if not by arrival. */
type View = {
  readonly index: string;
  readonly where: RawBuilder<SqlBool>;
  readonly key: 'answer_by' | 'follow_up' | null;
};

/** The conditions of the partial indexes, verbatim, and further ones. */
export function viewOf(view: LeadView, { now, today, week, name }: Scope): View {
  switch (view) {
    case 'new':
      return {
        index: 'leads_open',
        where: sql`leads.handled = 0 and leads.spam is null`,
        key: null,
      };
    case 'late':
      return {
        index: 'leads_late',
        where: sql`leads.handled = 0 and leads.spam is null and leads.answer_by is not null
          and leads.answer_by < ${now}`,
        key: 'answer_by',
      };
    case 'due':
      return {
        index: 'leads_due',
        where: sql`leads.follow_up is not null and leads.spam is null and leads.follow_up <= ${today}
          and leads.stage not in ('lost', 'archived')`,
        key: 'follow_up',
      };
    case 'visits':
      return {
        index: 'leads_visits',
        where: sql`leads.handled = 1 and leads.spam is null and leads.stage = 'visit_booked'
          and leads.follow_up is not null
          and leads.follow_up >= ${week.since} and leads.follow_up <= ${week.until}`,
        key: 'follow_up',
      };
    case 'quoted':
      return {
        index: 'leads_quoted',
        where: sql`leads.handled = 1 and leads.spam is null and leads.stage = 'quoted'`,
        key: null,
      };
    case 'mine':
      return {
        index: 'leads_mine',
        where: sql`leads.assignee <> '' and leads.spam is null
          and leads.stage not in ('won', 'lost', 'archived')
          and lower(leads.assignee) = lower(${name})`,
        key: null,
      };
  }
}
