import { leadFormTypeSchema } from '../form-types.ts';
import { withoutControls } from '../clean-text.ts';
import { z } from '../zod.ts';
import { busyTimeSchema, overlapSchema, relatedLeadSchema, visitMailSchema } from './lead-facts.ts';
import { leadEventSchema, leadWorkSchema, workChangeShape } from './lead-work.ts';
import { noticeSchema } from './notices.ts';

/**
 * Saved views of the inbox: unanswered, past the promised time, to follow up by today, visits this
 * week, quoted, and assigned to one owner.
 */
export const leadViews = ['new', 'late', 'due', 'visits', 'quoted', 'mine'] as const;

export type LeadView = (typeof leadViews)[number];

/** Header with the owner's name set on this device, percent-encoded: names do not go into URLs. */
export const OWNER_NAME_HEADER = 'office-name';

/** Leads of a view are counted up to this number; a higher figure says nothing more. */
export const MOST_COUNTED = 1000;

const moment = z.iso.datetime();
const count = z.int().check(z.nonnegative());

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
  formType: z.optional(leadFormTypeSchema),
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
  formType: leadFormTypeSchema,
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
  /** How urgent it is, as worded in the form. */
  urgency: z.optional(z.string()),
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
  /** When its sender asked for its deletion while somebody was working on it. */
  deletionAskedAt: z.optional(z.nullable(moment)),
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
  /** On the first page of all and of new leads: unanswered ones, the earliest promise first. */
  first: z.optional(z.array(leadSummarySchema)),
});

/** Response of `GET /api/admin/today`: what to do today, each list with its total. */
const taskSchema = z.object({ leads: z.array(leadSummarySchema), total: count });

export const todaySchema = z.object({
  /** Unanswered leads, the earliest promise first, without those put off to a later day. */
  ring: taskSchema,
  /** Follow-ups due, longest overdue first. */
  due: taskSchema,
  visits: taskSchema,
  /** Quotes that wait for an answer and have no day to follow up on. */
  quoted: taskSchema,
});

export type Today = z.infer<typeof todaySchema>;

export type LeadPage = z.infer<typeof leadPageSchema>;

/** An envelope as stored: stays readable when a form gains or loses fields. */
export const storedEnvelopeSchema = z.looseObject({
  submissionId: z.string(),
  revision: count,
  formType: leadFormTypeSchema,
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
  /** Other leads of the same person, newest first. */
  related: z.optional(z.array(relatedLeadSchema)),
  /** Requests for a review, to this person: when one was made, and whether they want none. */
  review: z.optional(z.object({ askedAt: z.nullable(moment), isDeclined: z.boolean() })),
  /** Visits of other leads at the time of this one's. */
  overlaps: z.optional(z.array(overlapSchema)),
  /** Times at which the owner is busy during its visit, by their own calendar. */
  busy: z.optional(z.array(busyTimeSchema)),
  /** Null if the server sends no e-mail. */
  visitMail: z.optional(z.nullable(visitMailSchema)),
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

/** How many leads are cached on the owner's phone, in addition to those to follow up. */
export const CACHE_SIZE = 500;

/** A lead as cached on the owner's phone, readable offline. */
export const keptLeadSchema = z.extend(leadSummarySchema, {
  /** Its newest version, as sent. */
  envelope: storedEnvelopeSchema,
  /** Its history, oldest first. */
  events: z.array(leadEventSchema),
});

export type KeptLead = z.infer<typeof keptLeadSchema>;

/** Response of `GET /api/admin/leads-copy`: the newest leads, and those to follow up. */
export const leadCacheSchema = z.object({ leads: z.array(keptLeadSchema) });

export type LeadCache = z.infer<typeof leadCacheSchema>;

/** How many leads can be changed or exported at once. */
export const MOST_CHOSEN = 200;

const leadId = z.string().check(z.minLength(1), z.maxLength(100));
const { stage, by } = workChangeShape;

/**
 * Body of `POST /api/admin/leads/changes`: one change to several leads, each with the version it is
 * based on.
 */
export const chosenChangeSchema = z.object({
  leads: z
    .array(z.object({ id: leadId, ifVersion: z.int().check(z.nonnegative()) }))
    .check(z.minLength(1), z.maxLength(MOST_CHOSEN)),
  change: z.object({ stage, by, spam: z.optional(z.boolean()) }),
});

export type ChosenChange = z.infer<typeof chosenChangeSchema>;

/**
 * The result for each lead: changed, refused because another change came first, or no longer there.
 */
export const chosenOutcomes = ['changed', 'stale', 'gone'] as const;

/** Response of `POST /api/admin/leads/changes`. */
export const chosenAnswerSchema = z.object({
  leads: z.array(z.object({ id: z.string(), outcome: z.enum(chosenOutcomes) })),
});

export type ChosenAnswer = z.infer<typeof chosenAnswerSchema>;

/** Body of `POST /api/admin/leads.csv`: the leads to export. */
export const chosenExportSchema = z.object({
  ids: z.array(leadId).check(z.minLength(1), z.maxLength(MOST_CHOSEN)),
});
