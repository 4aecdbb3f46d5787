import { formTypeSchema } from '../form-types.ts';
import { z } from '../zod.ts';

const count = z.int().check(z.nonnegative());

/** Query of `GET /api/admin/analytics`: how many days back, today included (1 to 366; 30 if not given). */
export const analyticsQuerySchema = z.object({
  days: z.optional(z.string().check(z.regex(/^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])$/))),
});

/** The stages on the way from new to won; each counts the leads that have come to it, or past it. */
export const funnelSteps = ['leads', 'contacted', 'visitBooked', 'quoted', 'won'] as const;

export type FunnelStep = (typeof funnelSteps)[number];

/** How far the leads of one form, service or area have come. */
const funnelRowSchema = z.object({
  id: z.string(),
  leads: count,
  contacted: count,
  visitBooked: count,
  quoted: count,
  won: count,
});

export type FunnelRow = z.infer<typeof funnelRowSchema>;

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
  /** From new to won, most leads first; ids as in `src/content`, empty where a lead says nothing of it. */
  funnel: z.optional(
    z.object({
      form: z.array(funnelRowSchema),
      service: z.array(funnelRowSchema),
      area: z.array(funnelRowSchema),
    }),
  ),
  /** From arrival to the first step out of new, of the leads that have taken one. */
  firstContact: z.optional(
    z.object({
      count,
      medianMs: z.nullable(count),
      /** Of those whose form had promised a time: how many, and how many within it. */
      promised: count,
      kept: count,
    }),
  ),
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
