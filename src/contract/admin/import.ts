import { limits, messages } from '../limits.ts';
import { orEmpty, emailField } from '../fields.ts';
import { tidyEmail } from '../clean-text.ts';
import { leadFormTypeSchema } from '../form-types.ts';
import { z } from '../zod.ts';
import { leadEventSchema, leadStages, leadWorkSchema } from './lead-work.ts';
import { spamMarks, storedEnvelopeSchema } from './leads.ts';

const moment = z.iso.datetime();
const count = z.int().check(z.nonnegative());

/** Value of `format` in the file of `GET /api/admin/leads.json`. */
export const EXPORT_FORMAT = 'ashlar-leads';

/** A lead as exported: its newest version, the work on it and its history, oldest entry first. */
export const exportedLeadSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  receipt: z.string().check(z.minLength(1), z.maxLength(100)),
  formType: leadFormTypeSchema,
  receivedAt: moment,
  updatedAt: moment,
  answerBy: z.nullable(moment),
  spam: z.nullable(z.enum(spamMarks)),
  work: leadWorkSchema,
  envelope: storedEnvelopeSchema,
  events: z.array(z.omit(leadEventSchema, { id: true })),
});

export type ExportedLead = z.infer<typeof exportedLeadSchema>;

/** The file of `GET /api/admin/leads.json`. */
export const exportFileSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  leads: z.array(z.unknown()),
});

/** What a column of an imported file is taken as. */
export const importFields = [
  'name',
  'firstName',
  'lastName',
  'phone',
  'email',
  'message',
  'service',
  'address',
  'received',
  'stage',
  'note',
  'id',
  /** Added to the message, with the column's name. */
  'more',
  'ignore',
] as const;

export type ImportField = (typeof importFields)[number];

/** Largest imported file, in characters, and the most leads in one. */
export const importLimits = { fileMax: 8_000_000, rowsMax: 5_000, reasonsMax: 100 } as const;

/**
 * Body of `POST /api/admin/leads/import`. A preview stores nothing. `mapping` goes from a column to
 * what it is taken as; columns that it does not name are taken by their names.
 */
export const importRequestSchema = z.object({
  text: z.string().check(z.maxLength(importLimits.fileMax, 'The file is too large.')),
  mapping: z.optional(z.record(z.string().check(z.maxLength(200)), z.enum(importFields))),
  /** The stage of leads whose file says none. */
  stage: z.enum(leadStages),
  isPreview: z.boolean(),
});

export type ImportRequest = z.infer<typeof importRequestSchema>;

/** Response of `POST /api/admin/leads/import`. */
export const importResultSchema = z.object({
  /** Why the file could not be read at all, in words; null if it could. */
  problem: z.nullable(z.string()),
  /** Whether it is an export of this software, which needs no mapping. */
  isOwn: z.boolean(),
  columns: z.array(
    z.object({ name: z.string(), field: z.enum(importFields), example: z.string() }),
  ),
  total: count,
  /** Leads that were added, or would be. */
  added: count,
  /** Leads that are here already, or were erased. */
  known: count,
  failed: count,
  /** Why, for the first ones; rows count from 1. */
  reasons: z.array(z.object({ row: count, reason: z.string() })),
});

export type ImportResult = z.infer<typeof importResultSchema>;

/** A lead of a foreign file. Other systems take names and numbers that our forms do not. */
export const importedDataSchema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, messages.nameRequired), z.maxLength(100)),
    phone: z.string().check(z.trim(), z.maxLength(limits.nameMax)),
    email: orEmpty(emailField, tidyEmail),
    message: z.string().check(z.trim(), z.maxLength(limits.descriptionMax, messages.textLong)),
    service: z.string().check(z.trim(), z.maxLength(limits.shortTextMax)),
    address: z.string().check(z.trim(), z.maxLength(limits.shortTextMax)),
  })
  .check(
    z.refine(({ phone, email }) => phone !== '' || email !== '', {
      error: 'There is no phone number and no email address.',
    }),
  );
