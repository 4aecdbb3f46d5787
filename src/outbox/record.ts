import { choicesSchema } from '#contract/choices.ts';
import { guardSchema, receiptSchema } from '#contract/envelope.ts';
import { formTypeSchema } from '#contract/form-types.ts';
import { leadKeySchema } from '#contract/photos.ts';
import { z } from '#contract/zod.ts';
import { states } from './states.ts';

/** Version of the row layout that this code writes; older rows are migrated when read. */
export const ROW_VERSION = 2;

export const destinationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('server'), url: z.string() }),
  z.object({ kind: z.literal('webhook'), url: z.url(), mode: z.enum(['no-cors', 'cors']) }),
]);

/** Where a submission goes: the bundled server (readable receipt) or an automation's webhook. */
export type Destination = z.infer<typeof destinationSchema>;

export const failureSchema = z.object({
  kind: z.enum(['network', 'timeout', 'http', 'no-receipt', 'interrupted']),
  status: z.nullable(z.int()),
  at: z.number(),
  /** What the receiver said about each field when it rejected the content. */
  fields: z.array(z.object({ path: z.string(), message: z.string() })),
});

/** Why the last attempt did not deliver. */
export type Failure = z.infer<typeof failureSchema>;

export const submissionSchema = z.object({
  id: z.uuid(),
  formType: formTypeSchema,
  /**
   * The envelope's JSON, byte for byte as first written; null once delivered (nothing personal
   * stays).
   */
  envelope: z.nullable(z.string()),
  guard: guardSchema,
  /** Key for its photos; rows of earlier releases have none. */
  leadKey: z.optional(leadKeySchema),
  destination: destinationSchema,
  state: z.enum(states),
  attempts: z.int().check(z.nonnegative()),
  /** Milliseconds since the epoch; an attempt is not due before. */
  nextAttemptAt: z.number(),
  /** Milliseconds since the epoch until which a drainer owns the row; 0 when none does. */
  leaseUntil: z.number(),
  createdAt: z.number(),
  /** When the state last became delivered or unconfirmed. */
  settledAt: z.nullable(z.number()),
  lastFailure: z.nullable(failureSchema),
  receipt: z.nullable(receiptSchema),
  /** Hash of the delivered content, whose envelope is erased; rows of release 0.1.0 have none. */
  fingerprint: z.optional(z.string()),
  /** Options selected in the delivered content; rows of release 0.1.0 have none. */
  choices: z.optional(choicesSchema),
  revision: z.int().check(z.minimum(1)),
  /** Whether the visitor asked for a notification when the worker delivers it. */
  notify: z.boolean(),
  schemaVersion: z.literal(ROW_VERSION),
});

/** One row of the outbox. */
export type Submission = z.infer<typeof submissionSchema>;
