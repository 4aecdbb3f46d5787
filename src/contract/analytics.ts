import { formTypeSchema } from './form-types.ts';
import { z } from './zod.ts';

const count = z.int().check(z.nonnegative());

/** Query of `GET /api/admin/analytics`: how many days back, today included (1 to 366; 30 if not given). */
export const analyticsQuerySchema = z.object({
  days: z.optional(z.string().check(z.regex(/^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])$/))),
});

/** Answer of `GET /api/admin/analytics`; spam is left out of all figures but its own. */
export const analyticsSchema = z.object({
  /** Calendar days in Sydney, YYYY-MM-DD, oldest first, none left out. */
  days: z.array(
    z.object({ day: z.string(), total: count, byForm: z.partialRecord(formTypeSchema, count) }),
  ),
  forms: z.array(z.object({ formType: formTypeSchema, count })),
  total: count,
  spam: count,
  /** Leads that did not arrive on the first try, of those whose sender counted its tries. */
  notFirstTry: z.object({ count, of: count, share: z.number() }),
  /** From Send to arrival, in milliseconds; null when nothing has arrived. */
  delay: z.nullable(z.object({ medianMs: count, p95Ms: count })),
  delivery: z.object({
    delivered: count,
    waiting: count,
    undeliverable: count,
    inboxOnly: count,
    /** Requests to webhooks that failed, those repeated with success included. */
    failedAttempts: count,
  }),
});

export type Analytics = z.infer<typeof analyticsSchema>;
