import { sql } from 'kysely';
import { leadFormTypeSchema } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';
import type { Engine } from './engine.ts';
import { leadRows, summaryRow, type SummaryRow } from './lead-rows.ts';
import { dueBy, LAID_ASIDE } from './reads/lead-list.ts';

const whole = (text: string) => sql<number>`cast(coalesce(${sql.raw(text)}, 0) as integer)`;
const totalRow = z.object({ total: z.int() });
const perForm = z.array(z.object({ form_type: leadFormTypeSchema, leads: z.int() }));
const countsPerForm = z.array(
  z.object({
    form_type: leadFormTypeSchema,
    total: z.int(),
    open: z.int(),
    waiting: z.int(),
    undeliverable: z.int(),
  }),
);

/** More leads at once are notified of in later checks. */
const MOST_OWED = 200;

type FormCounts = z.infer<typeof countsPerForm>[number];

/** Number of leads of a form with a problem. */
export type FormLeads = z.infer<typeof perForm>[number];

/** Data for the owner's unprompted notifications: what waits for an answer, and what went wrong. */
export function createOverview({ db }: Engine) {
  async function newLeads(): Promise<number> {
    const counted = await db
      .selectFrom('lead_counts')
      .select(whole('sum(open)').as('total'))
      .executeTakeFirst();
    return totalRow.parse(counted).total;
  }

  return {
    newLeads,
    /** New leads: how many, and those that have waited longest. */
    async unanswered(limit: number): Promise<{ total: number; oldest: SummaryRow[] }> {
      const oldest = await leadRows(db)
        .where('leads.handled', '=', 0)
        .where('leads.spam', 'is', null)
        .orderBy('leads.seq')
        .limit(limit)
        .execute();
      return {
        total: await newLeads(),
        oldest: z.array(summaryRow).parse(oldest),
      };
    },
    /** Unanswered leads whose promised time ends after this moment, the earliest first. */
    async owed(since: number): Promise<SummaryRow[]> {
      const owed = await leadRows(db)
        .where('leads.handled', '=', 0)
        .where('leads.spam', 'is', null)
        .where('leads.answer_by', 'is not', null)
        .where('leads.answer_by', '>', new Date(since).toISOString())
        .orderBy('leads.answer_by')
        .limit(MOST_OWED)
        .execute();
      return z.array(summaryRow).parse(owed);
    },
    /**
     * Leads to follow up on this day (YYYY-MM-DD, of the firm's calendar) or earlier: how many, and the longest
     * overdue.
     */
    async due(day: string): Promise<{ total: number; oldest: SummaryRow[] }> {
      const counted = await db
        .selectFrom('leads')
        .select(whole('count(*)').as('total'))
        .where('follow_up', 'is not', null)
        .where('spam', 'is', null)
        .where('follow_up', '<=', day)
        .where('stage', 'not in', [...LAID_ASIDE])
        .executeTakeFirst();
      return { total: totalRow.parse(counted).total, oldest: await dueBy(db, day) };
    },
    /** Leads queued before a moment (milliseconds since 1970) and attempted since. */
    async stuckSince(moment: number): Promise<FormLeads[]> {
      const rows = await db
        .selectFrom('jobs')
        .select(['form_type', whole('count(*)').as('leads')])
        .where('state', '=', 'pending')
        .where('tries', '>', 0)
        .where('queued_at', '<=', moment)
        .groupBy('form_type')
        .execute();
      return perForm.parse(rows);
    },
    /** Leads of each form type: all, new, waiting for their webhook, refused by it. */
    async counts(): Promise<FormCounts[]> {
      const rows = await db
        .selectFrom('lead_counts')
        .select([
          'form_type',
          whole('sum(total)').as('total'),
          whole('sum(open)').as('open'),
          whole('sum(waiting)').as('waiting'),
          whole('sum(undeliverable)').as('undeliverable'),
        ])
        .groupBy('form_type')
        .execute();
      return countsPerForm.parse(rows);
    },
    async photos(): Promise<number> {
      const counted = await db
        .selectFrom('photos')
        .select(whole('count(*)').as('total'))
        .executeTakeFirst();
      return totalRow.parse(counted).total;
    },
    /** Leads that their webhook has permanently refused. */
    async undeliverable(): Promise<FormLeads[]> {
      const rows = await db
        .selectFrom('lead_counts')
        .select(['form_type', whole('sum(undeliverable)').as('leads')])
        .groupBy('form_type')
        .execute();
      return perForm.parse(rows);
    },
  };
}
