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

/** Answer of `GET` and `POST /api/admin/session`. */
export const sessionSchema = z.object({
  signedIn: z.boolean(),
  /** When the session ends if nothing is done until then; null when not signed in. */
  expiresAt: z.nullable(moment),
});

export type Session = z.infer<typeof sessionSchema>;

/** What a webhook answered: to a test, or to the last lead. */
export const webhookAnswerSchema = z.object({
  at: moment,
  host: z.string(),
  taken: z.boolean(),
  /** HTTP status; null when no answer came. */
  status: z.nullable(z.int()),
  /** Class of the failure when no answer came. */
  error: z.nullable(z.string()),
});

export type WebhookAnswer = z.infer<typeof webhookAnswerSchema>;

/** Answer of `GET /api/admin/webhooks`. */
export const webhooksSchema = z.object({
  /** The saved URL of each form type that has one. */
  webhooks: z.partialRecord(formTypeSchema, z.string()),
  /** What `isWebhookUrl` takes as its second argument. */
  providers: z.array(z.string()),
  /** Host of the operator's default webhook, null when there is none. */
  defaultHost: z.nullable(z.string()),
  /** The owner's webhook for all forms that have none of their own; null when there is none. */
  all: z.optional(z.nullable(z.string())),
  /** What came of the last test of each. */
  tests: z.optional(z.partialRecord(webhookKeySchema, webhookAnswerSchema)),
  /** What came of the last attempt to hand a lead of each form on, and of the last one by `all`. */
  deliveries: z.optional(z.partialRecord(webhookKeySchema, webhookAnswerSchema)),
  /** Leads that a webhook has refused for good. */
  undeliverable: z.optional(count),
});

export type WebhookSettings = z.infer<typeof webhooksSchema>;

/** Body of `PUT /api/admin/webhooks/{formType}` and of `…/all`. */
export const webhookSaveSchema = z.object({ url: z.string().check(z.trim(), z.maxLength(2000)) });

/** Answer of `POST /api/admin/webhooks/{formType}/test`. */
export const webhookTestSchema = z.object({ success: z.boolean(), error: z.optional(z.string()) });

/** What the inbox can be narrowed to. */
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

/** How far a lead has come on its way to a webhook; `inbox_only` is on no way at all. */
export const deliveryStates = ['inbox_only', 'waiting', 'delivered', 'undeliverable'] as const;

/**
 * Signs of a script: the hidden field is filled in, it was faster than a person can be, and nobody
 * touched the page. Two of them hold a lead back.
 */
export const spamSigns = ['trap', 'speed', 'untouched'] as const;

export type SpamSign = (typeof spamSigns)[number];

/** Why a lead counts as spam: the first of its signs, or the owner's word. */
export const spamMarks = [...spamSigns, 'owner'] as const;

/** Query of `GET /api/admin/leads` and `/api/admin/leads.csv`. */
export const leadFilterSchema = z.object({
  view: z.optional(z.enum(leadViews)),
  formType: z.optional(formTypeSchema),
  state: z.optional(z.enum(leadStates)),
  text: z.optional(z.string().check(z.overwrite(withoutControls), z.trim(), z.maxLength(200))),
});

/** Query of one page of `GET /api/admin/leads`. */
export const leadQuerySchema = z.extend(leadFilterSchema, {
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}(~[\dTZ:.-]{10,30})?$/))),
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
});

export type LeadFilter = z.infer<typeof leadFilterSchema>;
/** A photograph of a lead; its file is at `/api/admin/leads/{id}/photos/{hash}`. */
export const leadPhotoSchema = z.object({
  hash: z.string(),
  caption: z.string(),
  width: count,
  height: count,
});

export type LeadPhoto = z.infer<typeof leadPhotoSchema>;

/** A lead as a row of the inbox; text fields are empty where the form has none. */
export const leadSummarySchema = z.object({
  id: z.string(),
  receipt: z.string(),
  formType: formTypeSchema,
  revision: count,
  receivedAt: moment,
  updatedAt: moment,
  handled: z.boolean(),
  spam: z.nullable(z.enum(spamMarks)),
  /** The signs for which it is held back; none once the owner has judged it. */
  heldBackFor: z.array(z.enum(spamSigns)),
  delivery: z.enum(deliveryStates),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  service: z.string(),
  /** What is to be done, as the visitor read it. */
  job: z.optional(z.string()),
  /** Where, no nearer than the suburb. */
  suburb: z.optional(z.string()),
  address: z.optional(z.string()),
  message: z.string(),
  /** Photographs that its sender has announced, without those that will not come. */
  photoCount: count,
  photosTakenBack: count,
  /** Those that could not be used; servers and copies of earlier releases do not say. */
  photosRefused: z.optional(count),
  /** Those that have arrived, in the sender's order. */
  photos: z.array(leadPhotoSchema),
  /** By when the form's message promised an answer; null where it named no time. */
  answerBy: z.optional(z.nullable(moment)),
  /** Where the work on it stands. */
  work: z.optional(leadWorkSchema),
});

export type LeadSummary = z.infer<typeof leadSummarySchema>;

/** Answer of `GET /api/admin/leads`: newest first; `nextCursor` is null on the last page. */
export const leadPageSchema = z.object({
  leads: z.array(leadSummarySchema),
  nextCursor: z.nullable(z.string()),
  /** Leads that match the filter, on all pages. */
  total: count,
  /** Leads that are held back until the owner has looked at them, whatever the filter. */
  heldBack: count,
  /** On the first page of all leads: those to follow up today or earlier, the longest due first. */
  due: z.optional(z.array(leadSummarySchema)),
});

export type LeadPage = z.infer<typeof leadPageSchema>;

/** An envelope as stored: readable though a form may have gained or lost fields since. */
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
export const deliveryAttemptSchema = z.object({
  at: moment,
  host: z.string(),
  result: z.enum(['delivered', 'retry', 'undeliverable']),
  /** HTTP status; null when no answer came. */
  status: z.nullable(z.int()),
  /** Class of the failure when no answer came. */
  error: z.nullable(z.string()),
  durationMs: count,
});

export const leadVersionSchema = z.object({
  revision: count,
  receivedAt: moment,
  /** Which try of the sender brought it; null when the sender did not say. */
  attempt: z.nullable(z.int()),
  /** Milliseconds between Send and arrival. */
  delayMs: count,
  envelope: storedEnvelopeSchema,
  delivery: z.enum([...deliveryStates, 'superseded']),
  /** When the next attempt is due, while it waits. */
  nextAttemptAt: z.nullable(moment),
  attempts: z.array(deliveryAttemptSchema),
});

/** Answer of `GET /api/admin/leads/{id}` and of every change to it; versions newest first. */
export const leadDetailSchema = z.extend(leadSummarySchema, {
  versions: z.array(leadVersionSchema),
  /** Who has been told of it, and who is still to be. */
  notices: z.array(noticeSchema),
  /** What has been done about it, oldest first. */
  events: z.optional(z.array(leadEventSchema)),
});

export type LeadDetail = z.infer<typeof leadDetailSchema>;

/** Body of `PATCH /api/admin/leads/{id}`. `spam: false` sends a lead that was held back. */
export const leadChangeSchema = z.object({
  ...workChangeShape,
  /** As releases before the stages said it: no longer new. */
  handled: z.optional(z.boolean()),
  spam: z.optional(z.boolean()),
});

export type LeadChange = z.infer<typeof leadChangeSchema>;
