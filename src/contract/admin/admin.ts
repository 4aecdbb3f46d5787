import { formTypeSchema, webhookKeySchema } from '../form-types.ts';
import { leadViews } from './lead-views.ts';
import { leadEventSchema, leadWorkSchema, workChangeShape } from './lead-work.ts';
import { noticeSchema } from './notices.ts';
import { withoutControls } from '../typed-text.ts';
import { z } from '../zod.ts';

const moment = z.iso.datetime();
const count = z.int().check(z.nonnegative());

/** Body of `POST /api/admin/session`. */
export const signInSchema = z.object({
  password: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** Response of `GET` and `POST /api/admin/session`. */
export const sessionSchema = z.object({
  signedIn: z.boolean(),
  /** When the session expires without activity; null when signed out. */
  expiresAt: z.nullable(moment),
});

export type Session = z.infer<typeof sessionSchema>;

/** What a webhook responded: to a test, or to the last lead. */
export const webhookAnswerSchema = z.object({
  at: moment,
  host: z.string(),
  taken: z.boolean(),
  /** HTTP status; null when there was no response. */
  status: z.nullable(z.int()),
  /** Class of the failure when there was no response. */
  error: z.nullable(z.string()),
});

export type WebhookAnswer = z.infer<typeof webhookAnswerSchema>;

/** Response of `GET /api/admin/webhooks`. */
export const webhooksSchema = z.object({
  /** The saved URL of each form type that has one. */
  webhooks: z.partialRecord(formTypeSchema, z.string()),
  /** The second argument of `isWebhookUrl`. */
  providers: z.array(z.string()),
  /** Host of the operator's default webhook, null when there is none. */
  defaultHost: z.nullable(z.string()),
  /** The owner's webhook for all forms without one of their own; null when there is none. */
  all: z.optional(z.nullable(z.string())),
  /** The result of the last test of each. */
  tests: z.optional(z.partialRecord(webhookKeySchema, webhookAnswerSchema)),
  /**
   * The result of the last attempt to forward a lead of each form, and of the last one by `all`.
   */
  deliveries: z.optional(z.partialRecord(webhookKeySchema, webhookAnswerSchema)),
  /** Leads that a webhook has permanently rejected. */
  undeliverable: z.optional(count),
});

export type WebhookSettings = z.infer<typeof webhooksSchema>;

/** Body of `PUT /api/admin/webhooks/{formType}` and of `…/all`. */
export const webhookSaveSchema = z.object({ url: z.string().check(z.trim(), z.maxLength(2000)) });

/** Response of `POST /api/admin/webhooks/{formType}/test`. */
export const webhookTestSchema = z.object({ success: z.boolean(), error: z.optional(z.string()) });

/** Filters of the inbox. */
export const leadStates = [
  'open',
  'handled',
  'held_back',
  'spam',
  'waiting',
  'undeliverable',
  'contacted',
  'visit_booked',
  'quoted',
  'won',
  'lost',
  'archived',
  'follow_up',
] as const;

/** How far a lead has been forwarded to a webhook; `inbox_only` leads are not forwarded. */
export const forwardingStates = ['inbox_only', 'waiting', 'delivered', 'undeliverable'] as const;

/**
 * Signals of a bot: the honeypot is filled in, the form was filled in faster than a person can, or
 * the page was never touched. Two of them hold a lead back.
 */
export const spamSigns = ['trap', 'speed', 'untouched'] as const;

export type SpamSign = (typeof spamSigns)[number];

/** Why a lead counts as spam: its first signal, or the owner's decision. */
export const spamMarks = [...spamSigns, 'owner'] as const;

/** Longest text to search leads for, in characters. */
export const SEARCH_MAX = 200;

/** Query of `GET /api/admin/leads` and `/api/admin/leads.csv`. */
export const leadFilterSchema = z.object({
  view: z.optional(z.enum(leadViews)),
  formType: z.optional(formTypeSchema),
  state: z.optional(z.enum(leadStates)),
  text: z.optional(
    z.string().check(z.overwrite(withoutControls), z.trim(), z.maxLength(SEARCH_MAX)),
  ),
});

/** Query of one page of `GET /api/admin/leads`. */
export const leadQuerySchema = z.extend(leadFilterSchema, {
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}(~[\dTZ:.-]{10,30})?$/))),
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
});

export type LeadFilter = z.infer<typeof leadFilterSchema>;
/** A photo of a lead; its file is at `/api/admin/leads/{id}/photos/{hash}`. */
export const leadPhotoSchema = z.object({
  hash: z.string(),
  caption: z.string(),
  width: count,
  height: count,
});

export type LeadPhoto = z.infer<typeof leadPhotoSchema>;

/** A lead as a row of the inbox; text fields are empty if the form has none. */
export const leadSummarySchema = z.object({
  id: z.string(),
  receipt: z.string(),
  formType: formTypeSchema,
  revision: count,
  receivedAt: moment,
  updatedAt: moment,
  handled: z.boolean(),
  spam: z.nullable(z.enum(spamMarks)),
  /** The signals for which it is held back; empty once the owner has decided. */
  heldBackFor: z.array(z.enum(spamSigns)),
  delivery: z.enum(forwardingStates),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  service: z.string(),
  /** The requested work, as worded in the form. */
  job: z.optional(z.string()),
  /** Location, no more precise than the suburb. */
  suburb: z.optional(z.string()),
  address: z.optional(z.string()),
  message: z.string(),
  /** Number of photos announced by the sender, without those that will not arrive. */
  photoCount: count,
  photosTakenBack: count,
  /** Number of unusable photos; absent in servers and caches of earlier releases. */
  photosRefused: z.optional(count),
  /** Photos that have arrived, in the sender's order. */
  photos: z.array(leadPhotoSchema),
  /** When the answer promised by the form is due; null if it promised no time. */
  answerBy: z.optional(z.nullable(moment)),
  /** Stage, assignee and follow-up. */
  work: z.optional(leadWorkSchema),
});

export type LeadSummary = z.infer<typeof leadSummarySchema>;

/** Response of `GET /api/admin/leads`: newest first; `nextCursor` is null on the last page. */
export const leadPageSchema = z.object({
  leads: z.array(leadSummarySchema),
  nextCursor: z.nullable(z.string()),
  /** Leads matching the filter, on all pages. */
  total: count,
  /** Leads held back until the owner has reviewed them, whatever the filter. */
  heldBack: count,
  /** On the first page of all leads: those to follow up today or earlier, longest overdue first. */
  due: z.optional(z.array(leadSummarySchema)),
});

export type LeadPage = z.infer<typeof leadPageSchema>;

/** An envelope as stored: stays readable when a form gains or loses fields. */
export const storedEnvelopeSchema = z.looseObject({
  submissionId: z.string(),
  revision: count,
  formType: formTypeSchema,
  timestamp: z.string(),
  source: z.string(),
  data: z.record(z.string(), z.unknown()),
});

export type StoredEnvelope = z.infer<typeof storedEnvelopeSchema>;

/** One request to a webhook. */
export const forwardingAttemptSchema = z.object({
  at: moment,
  host: z.string(),
  result: z.enum(['delivered', 'retry', 'undeliverable']),
  /** HTTP status; null when there was no response. */
  status: z.nullable(z.int()),
  /** Class of the failure when there was no response. */
  error: z.nullable(z.string()),
  durationMs: count,
});

export const leadVersionSchema = z.object({
  revision: count,
  receivedAt: moment,
  /** The sender's attempt number that got through; null when the sender did not say. */
  attempt: z.nullable(z.int()),
  /** Milliseconds between Send and arrival. */
  delayMs: count,
  envelope: storedEnvelopeSchema,
  delivery: z.enum([...forwardingStates, 'superseded']),
  /** When the next attempt is due; null unless one is. */
  nextAttemptAt: z.nullable(moment),
  attempts: z.array(forwardingAttemptSchema),
});

/** Response of `GET /api/admin/leads/{id}` and of every change to it; versions newest first. */
export const leadDetailSchema = z.extend(leadSummarySchema, {
  versions: z.array(leadVersionSchema),
  /** Notifications of this lead, sent and pending. */
  notices: z.array(noticeSchema),
  /** Its history, oldest first. */
  events: z.optional(z.array(leadEventSchema)),
});

export type LeadDetail = z.infer<typeof leadDetailSchema>;

/** Body of `PATCH /api/admin/leads/{id}`. `spam: false` forwards a lead that was held back. */
export const leadChangeSchema = z.object({
  ...workChangeShape,
  /** How releases before stages said 'no longer new'. */
  handled: z.optional(z.boolean()),
  spam: z.optional(z.boolean()),
});

export type LeadChange = z.infer<typeof leadChangeSchema>;
