import { deliveryAttemptSchema, leadSummarySchema } from './admin.ts';
import { leadViews } from './lead-views.ts';
import { z } from '../zod.ts';

const count = z.int().check(z.nonnegative());

/** Answer of `GET /api/admin/overview`: what waits for an owner. */
export const overviewSchema = z.object({
  /** Leads of each view, none counted beyond `MOST_COUNTED` but the new ones. */
  views: z.record(z.enum(leadViews), count),
  /** Leads that no webhook has taken: how many, and the newest with the answer they got. */
  undeliverable: z.object({
    total: count,
    newest: z.array(
      z.object({ lead: leadSummarySchema, attempt: z.nullable(deliveryAttemptSchema) }),
    ),
  }),
  /** Leads that a webhook has not taken yet and that are tried again. */
  failing: z.optional(count),
  /** Of the last 30 days: leads that did not arrive on the first try, of those that counted their tries. */
  withoutSignal: z.object({ count, of: count, share: z.number() }),
});

export type Overview = z.infer<typeof overviewSchema>;
