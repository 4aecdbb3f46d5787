import { z } from '../zod.ts';
import type { LeadStage } from './lead-work.ts';

/** Outcomes of leads, by their stages. */
export const outcomes = {
  unanswered: ['new', 'contacted', 'visit_booked', 'quoted'],
  lost: ['lost', 'archived'],
  won: ['won'],
} as const satisfies Record<string, readonly LeadStage[]>;

export type Outcome = keyof typeof outcomes;

export const outcomeNames = ['unanswered', 'lost', 'won'] as const satisfies readonly Outcome[];

const months = z.int().check(z.minimum(1), z.maximum(240));

/** Months after the last change, visit or note of a lead after which it is erased. */
export const monthsSchema = z.object({ unanswered: months, lost: months, won: months });

export type RetentionMonths = z.infer<typeof monthsSchema>;

const count = z.int().check(z.nonnegative());
const countsSchema = z.object({ unanswered: count, lost: count, won: count });

export type RetentionCounts = z.infer<typeof countsSchema>;

/** Response of `POST /api/admin/retention/dry-run`: what the first run would erase. */
export const dryRunSchema = z.object({ months: monthsSchema, counts: countsSchema });

export type DryRun = z.infer<typeof dryRunSchema>;

/** Body of `PUT /api/admin/retention`: months that a dry run was shown for; null switches it off. */
export const retentionChangeSchema = z.object({ months: z.nullable(monthsSchema) });

/** The last run: its day by the firm's calendar, and how many leads it erased. */
export const lastRunSchema = z.object({ day: z.iso.date(), counts: countsSchema });

/** Response of `GET` and `PUT /api/admin/retention`; `months` is null while it is off. */
export const retentionSchema = z.object({
  months: z.nullable(monthsSchema),
  lastRun: z.nullable(lastRunSchema),
});

export type Retention = z.infer<typeof retentionSchema>;
