import { choicesSchema, guardSchema, receiptSchema } from '#contract/envelope.ts';
import { formTypeSchema } from '#contract/form-types.ts';
import { leadKeySchema } from '#contract/photos.ts';
import { z } from '#contract/zod.ts';
import { states } from './schedule.ts';

/** Version of the row layout that this code writes; older rows are migrated when read. */
export const ROW_VERSION = 2;

const destinationSchema = z.discriminatedUnion('kind', [
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

/** A failure without messages about single fields. */
export function failureOf(kind: Failure['kind'], status: number | null, at: number): Failure {
  return { kind, status, at, fields: [] };
}

/** Why an attempt got no response. */
export function failureOfError(error: unknown, now: number): Failure {
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  return failureOf(timedOut ? 'timeout' : 'network', null, now);
}

const submissionSchema = z.object({
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
  /** When it was first given to another app to send, in milliseconds since the epoch. */
  handedOverAt: z.optional(z.number()),
  /** Whether the visitor asked for a notification when the worker delivers it. */
  notify: z.boolean(),
  schemaVersion: z.literal(ROW_VERSION),
});

/** One row of the outbox. */
export type Submission = z.infer<typeof submissionSchema>;

const versioned = z.looseObject({ schemaVersion: z.int() });

type LooseRow = Record<string, unknown>;

/** One step per version: turns a row of that version into the layout of the next. */
const steps: Readonly<Record<number, (row: LooseRow) => LooseRow>> = {
  // Version 1 had no revision, no settled time and no notification request.
  1: (row) => ({ revision: 1, settledAt: null, notify: false, ...row }),
};

/** Whether a stored value was written by a newer version than this code knows. */
export function isOfNewerVersion(value: unknown): boolean {
  const start = versioned.safeParse(value);
  return start.success && start.data.schemaVersion > ROW_VERSION;
}

/**
 * Reads a stored value as a submission, migrating older layouts. Null when it can't be read: a
 * corrupt row, or one written by a newer version.
 */
export function readRow(value: unknown): Submission | null {
  const start = versioned.safeParse(value);
  if (!start.success) return null;
  let row: LooseRow = start.data;
  for (let version = start.data.schemaVersion; version < ROW_VERSION; version += 1) {
    const step = steps[version];
    if (!step) return null;
    row = { ...step(row), schemaVersion: version + 1 };
  }
  const parsed = submissionSchema.safeParse(row);
  return parsed.success ? parsed.data : null;
}

const KEY_BYTES = 32;

/** A key that nobody can guess, in hex. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
