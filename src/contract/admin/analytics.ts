import { leadFormTypeSchema } from '../form-types.ts';
import { z } from '../zod.ts';
import { forwardingAttemptSchema, leadSummarySchema, type LeadView } from './leads.ts';
import { quoteSumSchema } from './lead-facts.ts';

const count = z.int().check(z.nonnegative());

/** Views that every release counts; pages of earlier releases refuse others among them. */
const countedViews = [
  'new',
  'late',
  'due',
  'visits',
  'mine',
] as const satisfies readonly LeadView[];

/** Requests that visitors' browsers have erased before they arrived, as their phones have reported. */
export const lostOnPhonesSchema = z.object({
  total: count,
  /** The last day on which one was reported, by the firm's calendar; null if none was. */
  lastDay: z.nullable(z.iso.date()),
});

export type LostOnPhones = z.infer<typeof lostOnPhonesSchema>;

/** How reading the firm's mailbox goes. */
const mailboxSchema = z.object({
  /** When it was last read; null if never. */
  readAt: z.nullable(z.iso.datetime()),
  /** Why it cannot be read now; null if it can, or nobody has tried yet. */
  failure: z.nullable(z.string()),
});

export type MailboxReading = z.infer<typeof mailboxSchema>;

/** Response of `GET /api/admin/overview`: what needs the owner's attention. */
export const overviewSchema = z.object({
  /** Leads of each view, counted up to `MOST_COUNTED`, except the new ones. */
  views: z.record(z.enum(countedViews), count),
  quoted: z.optional(count),
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
  lostOnPhones: z.optional(lostOnPhonesSchema),
  /** Missing where the server reads no mailbox. */
  mailbox: z.optional(mailboxSchema),
  /** All quotes that wait for an answer, and those won among the leads of the last 30 days. */
  quotes: z.optional(z.object({ open: quoteSumSchema, won: quoteSumSchema })),
});

export type Overview = z.infer<typeof overviewSchema>;

/** Query of `GET /api/admin/analytics`: number of days, today included (1 to 366, default 30). */
export const analyticsQuerySchema = z.object({
  days: z.optional(z.string().check(z.regex(/^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])$/))),
});

/** The stages from new to won; each counts the leads that have reached or passed it. */
export const funnelSteps = ['leads', 'contacted', 'visitBooked', 'quoted', 'won'] as const;

export type FunnelStep = (typeof funnelSteps)[number];

/** Stages reached by the leads of one form, service or area. */
const funnelRowSchema = z.object({
  id: z.string(),
  leads: count,
  contacted: count,
  visitBooked: count,
  quoted: count,
  won: count,
});

export type FunnelRow = z.infer<typeof funnelRowSchema>;

/** Sources that are no name of a campaign or site. */
export const DIRECT = 'direct';
export const GOOGLE_ADS = 'google ads';
export const FACEBOOK = 'facebook';

/** Leads by what brought their visitors; the id is empty for those that do not say. */
const sourceRowSchema = z.object({
  id: z.string(),
  leads: count,
  contacted: count,
  won: count,
  /** Sum of the quotes that were won, in cents including GST. */
  wonCents: count,
});

export type SourceRow = z.infer<typeof sourceRowSchema>;

/** Response of `GET /api/admin/analytics`; spam counts only in its own figure. */
export const analyticsSchema = z.object({
  /** The firm's calendar days, YYYY-MM-DD, oldest first, without gaps. */
  days: z.array(
    z.object({ day: z.string(), total: count, byForm: z.partialRecord(leadFormTypeSchema, count) }),
  ),
  forms: z.array(z.object({ formType: leadFormTypeSchema, count })),
  total: count,
  spam: count,
  /** Leads that did not arrive on the first attempt, among those whose sender counted attempts. */
  notFirstTry: z.object({ count, of: count, share: z.number() }),
  /** From Send to arrival, in milliseconds; null when nothing has arrived. */
  delay: z.nullable(z.object({ medianMs: count, p95Ms: count })),
  /** From new to won, most leads first; ids as in `src/content`, empty if a lead names none. */
  funnel: z.optional(
    z.object({
      form: z.array(funnelRowSchema),
      service: z.array(funnelRowSchema),
      area: z.array(funnelRowSchema),
    }),
  ),
  /** Quotes of this period's leads: those that wait for an answer, and those won. */
  quotes: z.optional(z.object({ open: quoteSumSchema, won: quoteSumSchema })),
  /** The 20 sources with most leads. */
  sources: z.optional(z.array(sourceRowSchema)),
  /** From arrival to the first stage after new, for leads that have reached one. */
  firstContact: z.optional(
    z.object({
      count,
      medianMs: z.nullable(count),
      /** Of those whose form promised a time: how many, and how many were answered within it. */
      promised: count,
      kept: count,
    }),
  ),
  delivery: z.object({
    delivered: count,
    waiting: count,
    undeliverable: count,
    inboxOnly: count,
    /** Failed requests to webhooks, those later repeated with success included. */
    failedAttempts: count,
  }),
});

export type Analytics = z.infer<typeof analyticsSchema>;
