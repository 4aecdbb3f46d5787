import { forwardingAttemptSchema, leadSummarySchema } from './admin.ts';
import { leadViews } from './lead-views.ts';
import { z } from '../zod.ts';

const count = z.int().check(z.nonnegative());

/** Response of `GET /api/admin/overview`: what needs the owner's attention. */
export const overviewSchema = z.object({
  /** Leads of each view, counted up to `MOST_COUNTED`, except the new ones. */
  views: z.record(z.enum(leadViews), count),
  /** Leads rejected by webhooks: how many, and the newest with the responses they got. */
  undeliverable: z.object({
    total: count,
    newest: z.array(
      z.object({ lead: leadSummarySchema, attempt: z.nullable(forwardingAttemptSchema) }),
    ),
  }),
  /** Leads not yet accepted by a webhook that will be retried. */
  failing: z.optional(count),
  /**
   * Of the last 30 days: leads that did not arrive on the first attempt, among those that counted
   * attempts.
   */
  withoutSignal: z.object({ count, of: count, share: z.number() }),
});

export type Overview = z.infer<typeof overviewSchema>;
