import { z } from '../zod.ts';

const moment = z.iso.datetime();
const count = z.int().check(z.nonnegative());
const person = z.string().check(z.trim(), z.maxLength(60));

/** How far the work on a lead has come. */
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

/** Where the work on a lead stands; texts are empty where nothing was said. */
export const leadWorkSchema = z.object({
  stage: z.enum(leadStages),
  lostReason: z.string(),
  /** Who has it. */
  assignee: z.string(),
  /** The day on which it is to come up again, in Sydney. */
  followUp: z.nullable(z.iso.date()),
  /** Goes up with every change, the visitor's too. */
  version: count,
});

export type LeadWork = z.infer<typeof leadWorkSchema>;

/** What a step of the work was. */
export const leadEventKinds = ['stage', 'note', 'assignee', 'follow_up', 'spam'] as const;

/** A step of the work on a lead. */
export const leadEventSchema = z.object({
  id: z.int(),
  at: moment,
  /** Who took it; empty where the device did not say. */
  author: z.string(),
  kind: z.enum(leadEventKinds),
  /** The stage, the note, the name, the day (empty: none any more), or `spam` and `genuine`. */
  text: z.string(),
  /** Why, where a lead was lost. */
  reason: z.string(),
});

export type LeadEvent = z.infer<typeof leadEventSchema>;

/** What an owner changes of a lead, as part of the body of `PATCH /api/admin/leads/{id}`. */
export const workChangeShape = {
  stage: z.optional(z.enum(leadStages)),
  lostReason: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  assignee: z.optional(person),
  followUp: z.optional(z.nullable(z.iso.date())),
  note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(4000))),
  /** Who makes the change. */
  by: z.optional(person),
  /** The version that it was made on: refused with 409 where another change came first. */
  ifVersion: z.optional(count),
} as const;
