import { z } from '../zod.ts';
import { quoteSchema, visitReaders, visitSchema } from './lead-facts.ts';

const moment = z.iso.datetime();
const count = z.int().check(z.nonnegative());

/** Longest texts of the work on a lead, in characters. */
export const leadWorkLimits = { nameMax: 60, reasonMax: 200, noteMax: 4000 } as const;

const person = z.string().check(z.trim(), z.maxLength(leadWorkLimits.nameMax));

/** Stages of a lead. */
export const leadStages = [
  'new',
  'contacted',
  'visit_booked',
  'quoted',
  'won',
  'lost',
  'archived',
] as const;

export type LeadStage = (typeof leadStages)[number];

/** Stage, assignee and follow-up of a lead; texts are empty if not set. */
export const leadWorkSchema = z.object({
  stage: z.enum(leadStages),
  lostReason: z.string(),
  /** Who it is assigned to. */
  assignee: z.string(),
  /** The follow-up day, by the firm's calendar. */
  followUp: z.nullable(z.iso.date()),
  /** Null until there is one; absent in earlier releases. */
  quote: z.optional(z.nullable(quoteSchema)),
  visit: z.optional(z.nullable(visitSchema)),
  /** Increases with every change, the visitor's included. */
  version: count,
});

export type LeadWork = z.infer<typeof leadWorkSchema>;

/** Kinds of entries in a lead's history. */
export const leadEventKinds = [
  'stage',
  'note',
  'assignee',
  'follow_up',
  'spam',
  'quote',
  'visit',
  'person',
  'review',
  'road',
] as const;

/**
 * How a lead can come: from the site, by e-mail to a mailbox that the server reads, or as a message
 * that somebody of the office has pasted or scanned.
 */
export type Road = 'site' | 'mail' | 'pasted' | 'scanned';

/** An entry in a lead's history. */
export const leadEventSchema = z.object({
  id: z.int(),
  at: moment,
  /** Who made the change; empty if the device did not say. */
  author: z.string(),
  kind: z.enum(leadEventKinds),
  /**
   * The stage, the note, the name, the day (empty: cleared), `spam` and `genuine`, the quote's cents
   * or the visit's time (empty: removed), `joined` and `parted`,
   * `asked` and `declined`, or the road.
   */
  text: z.string(),
  /**
   * Why, if the lead was lost; the note of a quote or visit; the receipt of the other lead; whether a
   * road brought the `first` or a `newer` version, a `repeat` or an `older` version.
   */
  reason: z.string(),
});

export type LeadEvent = z.infer<typeof leadEventSchema>;

/**
 * Values that a change replaces, as they were when it was made. A change that names them is refused
 * with 409 only if one of these has become something else than it was and than is wanted.
 */
export const replacedSchema = z.partial(z.omit(leadWorkSchema, { version: true }));

export type Replaced = z.infer<typeof replacedSchema>;

/** What an owner changes, as part of the body of `PATCH /api/admin/leads/{id}`. */
export const workChangeShape = {
  stage: z.optional(z.enum(leadStages)),
  lostReason: z.optional(z.string().check(z.trim(), z.maxLength(leadWorkLimits.reasonMax))),
  assignee: z.optional(person),
  followUp: z.optional(z.nullable(z.iso.date())),
  quote: z.optional(z.nullable(quoteSchema)),
  visit: z.optional(z.nullable(visitSchema)),
  /** Who gets the calendar entry of the changed visit by e-mail. */
  sendVisitTo: z.optional(z.array(z.enum(visitReaders))),
  /** The visitor was asked for a review, or wants no such requests. */
  review: z.optional(z.enum(['asked', 'declined'])),
  note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(leadWorkLimits.noteMax))),
  /** Who makes the change. */
  by: z.optional(person),
  /** The version it is based on: refused with 409 if another change came first. */
  ifVersion: z.optional(count),
  was: z.optional(replacedSchema),
  /** A repeat of a change that was applied changes nothing. */
  changeId: z.optional(z.uuid()),
  /** When it was made, if it could not be sent at once. */
  madeAt: z.optional(moment),
} as const;

/** How far the work on a lead is; a server of an earlier release only says whether it is new. */
export function workOf({
  work,
  handled,
}: {
  readonly work?: LeadWork | undefined;
  readonly handled: boolean;
}): LeadWork {
  return (
    work ?? {
      stage: handled ? 'archived' : 'new',
      lostReason: '',
      assignee: '',
      followUp: null,
      version: 0,
    }
  );
}
