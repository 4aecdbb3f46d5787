import { leadFormTypeSchema } from '../form-types.ts';
import { z } from '../zod.ts';

const moment = z.iso.datetime();

/** Limits of quotes and visits. */
export const factLimits = {
  /** Ten million dollars, in cents. */
  quoteMax: 1_000_000_000,
  noteMax: 500,
  /** A visit's length in minutes. */
  visitMin: 15,
  visitMax: 720,
} as const;

const note = z.string().check(z.trim(), z.maxLength(factLimits.noteMax));

/** A quote that the owner has sent. */
export const quoteSchema = z.object({
  /** Cents including GST. */
  cents: z.int().check(z.minimum(0), z.maximum(factLimits.quoteMax)),
  /** The last day it is valid, by the firm's calendar. */
  validUntil: z.iso.date(),
  note,
});

export type Quote = z.infer<typeof quoteSchema>;

/** GST is a tenth on top of the price: an eleventh of the whole. */
export function gstOf(cents: number): number {
  return Math.round(cents / 11);
}

/** A visit that is booked. */
export const visitSchema = z.object({
  at: moment,
  minutes: z.int().check(z.minimum(factLimits.visitMin), z.maximum(factLimits.visitMax)),
  /** How to get there: the way, parking, the key. */
  note,
});

export type Visit = z.infer<typeof visitSchema>;

/** Who gets the calendar entry of a visit by e-mail: the visitor, and the one who makes it. */
export const visitReaders = ['visitor', 'office'] as const;

export type VisitReader = (typeof visitReaders)[number];

/** To which addresses the calendar entry of a lead's visit can be sent. */
export const visitMailSchema = z.object({
  /** Null if the visitor has given none that every mail server accepts. */
  visitor: z.nullable(z.string()),
  /** Of the assigned person, or of all recipients if none is named after them. */
  office: z.array(z.string()),
});

export type VisitMail = z.infer<typeof visitMailSchema>;

const stage = z.string();

/** Another lead of the same person. */
export const relatedLeadSchema = z.object({
  id: z.string(),
  receipt: z.string(),
  formType: leadFormTypeSchema,
  receivedAt: moment,
  name: z.string(),
  job: z.string(),
  stage,
  /** The owner has said that it is someone else's. */
  isParted: z.boolean(),
  /** The same content, sent within ten minutes. */
  isRepeat: z.boolean(),
});

export type RelatedLead = z.infer<typeof relatedLeadSchema>;

/** Another visit at the same time. */
export const overlapSchema = z.object({
  id: z.string(),
  name: z.string(),
  assignee: z.string(),
  at: moment,
  minutes: z.int(),
});

export type Overlap = z.infer<typeof overlapSchema>;

/** A time at which the owner is busy, by their own calendar. */
export const busyTimeSchema = z.object({ title: z.string(), start: moment, end: moment });

export type BusyTime = z.infer<typeof busyTimeSchema>;

/** Response of `/api/admin/busy-calendar`. */
export const busyCalendarSchema = z.object({
  /** Shortened, since the address is a secret; null if there is none. */
  address: z.nullable(z.string()),
  /** When it was last read. */
  readAt: z.nullable(moment),
  count: z.int().check(z.nonnegative()),
  /** Why the last attempt failed: an HTTP status or the class of the failure. */
  failed: z.nullable(z.object({ at: moment, error: z.string() })),
});

export type BusyCalendar = z.infer<typeof busyCalendarSchema>;

/** Body of `PUT /api/admin/busy-calendar`; phones write `webcal:` for `https:`. */
export const busyAddressSchema = z.object({
  url: z.string().check(
    z.trim(),
    z.maxLength(2000),
    z.overwrite((text) => text.replace(/^webcals?:/i, 'https:')),
    z.refine((text) => URL.canParse(text), 'an address'),
  ),
});

/** Body of `POST /api/admin/leads/{id}/person`: joins another lead of the same person, or parts it. */
export const personChangeSchema = z.object({
  /** Id or receipt number of the other lead. */
  other: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  isSame: z.boolean(),
  by: z.optional(z.string().check(z.trim(), z.maxLength(60))),
});

export type PersonChange = z.infer<typeof personChangeSchema>;

/** Sums of quotes: how many, and their cents including GST. */
export const quoteSumSchema = z.object({
  count: z.int().check(z.nonnegative()),
  cents: z.int().check(z.nonnegative()),
});

export type QuoteSum = z.infer<typeof quoteSumSchema>;

/** Response of `/api/admin/visits-feed`: the path of the feed for phone calendars; null if there is none. */
export const visitFeedSchema = z.object({ path: z.nullable(z.string()) });

export type VisitFeed = z.infer<typeof visitFeedSchema>;
