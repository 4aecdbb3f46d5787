import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { keptEnvelopeSchema } from '#contract/envelope.ts';
import { choiceField } from '#contract/fields.ts';
import { answerSchemas } from '#contract/form-data.ts';
import { withoutControls } from '#contract/clean-text.ts';
import { z } from '#contract/zod.ts';
import { tryTo } from '#lib/browser.ts';
import { readText } from '#lib/browser-page.ts';
import type { Failure } from '#outbox/core/record.ts';
import { withTimeLimit } from '#lib/time-limit.ts';
import { earlyDraftKey } from '../early-draft.ts';
import type { FormAnswers, FormDeclaration, Rules } from './declaration.ts';
import { keptInDatabase } from './draft-database.ts';
import { withPhotoCount } from './envelope.ts';
import {
  newProgress,
  unreadableInDocument,
  type Draft,
  type FormProgress,
  type FormValues,
} from './values.ts';

// Validates answers, typed or stored, by the contract's rules. With zod this is a fifteenth of the
// code of a page with a form, and needed only once something is filled in, as is what else Send
// needs: import it through preload.ts.
export { storedWebhooksSchema } from '#outbox/leads/stored-webhooks.ts';
export { forgetInDatabase, keepInDatabase } from './draft-database.ts';
export {
  correctedEnvelope,
  envelopeFor,
  guardOf,
  pageContextHere,
  withPhotoCount,
} from './envelope.ts';
export { suggestedEmail } from './suggested-email.ts';

export const rules: Rules = {
  answerSchemas,
  contactSectionSchema: z.extend(answerSchemas.modern_contact, { service: choiceField }),
  uncheckedSchema: z.record(z.string(), z.unknown()),
};

/**
 * Validates a form's values and those derived from them. Control characters are removed first: they
 * come from pasted text, and the receiver rejects them.
 */
export function schemaOf({ schema, derive }: Pick<FormDeclaration, 'schema' | 'derive'>) {
  const complete = z.transform((values: FormValues): unknown => {
    const clean = cleaned(values);
    return { ...clean, ...derive?.(clean) };
  });
  return z.pipe(complete, schema(rules));
}

function cleaned(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(withoutControls) : withoutControls(value),
    ]),
  );
}

/** Validates a form's values, and input that the browser cannot read. */
export function resolverOf(
  declaration: FormDeclaration,
): Resolver<FormValues, unknown, FormAnswers> {
  const resolve = zodResolver(schemaOf(declaration));
  return (values, ...rest) =>
    resolve({ ...values, ...unreadableInDocument(declaration.id) }, ...rest);
}

/**
 * The receiver's messages about this form's own fields: name → message. Other paths are left out.
 */
export function fieldErrorsOf(
  failure: Failure | null,
  names: readonly string[],
): ReadonlyMap<string, string> {
  const found = (failure?.fields ?? []).flatMap(({ path, message }) => {
    const name = path.split(/[./]/).find((segment) => names.includes(segment));
    return name === undefined ? [] : [[name, message] as const];
  });
  return new Map(found);
}

/** A stored draft; readable in the format of every release. */
const storedDraftSchema = z.object({
  version: z.literal(1),
  /** The progress, named as in release 0.1.0. */
  session: z.object({
    submissionId: z.uuid(),
    /** Release 0.1.0 had no photos. */
    photoCount: z.optional(z.int()),
    /** Releases before 0.2.0 stored only how many. */
    photoIds: z.optional(z.array(z.string())),
    attempt: z.nullable(
      z.object({
        answers: z.string(),
        envelope: keptEnvelopeSchema,
        /** Release 0.1.0 did not record it. */
        stored: z.optional(z.boolean()),
      }),
    ),
  }),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  /** Milliseconds since the epoch; releases before 0.2.0 did not record it. */
  savedAt: z.optional(z.number()),
});

type StoredDraft = z.infer<typeof storedDraftSchema>;

/** Null if a stored value is not a draft. */
export function parseDraft(value: unknown): StoredDraft | null {
  return storedDraftSchema.safeParse(value).data ?? null;
}

/** How long to wait for the database before restoring what local storage has, in milliseconds. */
const DATABASE_LIMIT_MS = 1_000;

/** The newer of the drafts in local storage and in the database. */
export async function newestOf(
  draftKey: string,
  inStorage: StoredDraft | null,
): Promise<Draft | null> {
  const looking = keptInDatabase(draftKey);
  // With nothing else to restore, a database that is slow after a crash has its own, longer limit.
  const inTime = inStorage === null ? looking : withTimeLimit(looking, DATABASE_LIMIT_MS);
  const inDatabase = parseDraft(await inTime.catch(() => null));
  const isNewer = (inDatabase?.savedAt ?? 0) > (inStorage?.savedAt ?? 0);
  const newest = inStorage === null || isNewer ? inDatabase : inStorage;
  return newest && { progress: newest.session, values: newest.values };
}

/** Every answer is a list: of the choices that are ticked, or of one text. */
const earlyDraftSchema = z.record(z.string(), z.array(z.unknown()));

/** The answers in a stored early draft (../early-draft.ts); null if it is none. */
export function earlyValues(value: unknown, defaults: Readonly<FormValues>): FormValues | null {
  const typed = earlyDraftSchema.safeParse(value).data;
  if (!typed) return null;
  const values = Object.entries(defaults).flatMap(([name, untouched]) => {
    const all = typed[name]?.filter((one) => typeof one === 'string');
    return all ? [[name, Array.isArray(untouched) ? all : (all[0] ?? '')] as const] : [];
  });
  return Object.fromEntries(values);
}

/**
 * Whether a draft is already in the outbox with identical answers. If the page was closed before
 * that was recorded, the outbox is asked whether it holds the same content. Only a draft equal to
 * the last attempt is looked up, so that a page with nothing waiting does not open the database at
 * its start.
 */
export async function isSent(
  { progress: { attempt, photoCount }, values }: Draft,
  declaration: FormDeclaration,
): Promise<boolean> {
  if (!attempt) return false;
  const answers = schemaOf(declaration).safeParse(values);
  if (!answers.success) return false;
  if (JSON.stringify(withPhotoCount(answers.data, photoCount)) !== attempt.answers) return false;
  try {
    const [{ get }, { holdsContent }] = await Promise.all([
      import('#outbox/core/rows.ts'),
      import('#outbox/leads/store.ts'),
    ]);
    const row = await get(attempt.envelope.submissionId);
    return row !== null && (attempt.stored === true || holdsContent(row, attempt.envelope));
  } catch {
    return false;
  }
}

/**
 * A stored draft with what was typed before the site had started; null if there is neither, or it has
 * been sent.
 */
export async function unsentDraft(
  declaration: FormDeclaration,
  stored: Draft | null,
  progressRef: { readonly current: FormProgress | null },
): Promise<Draft | null> {
  const draft = stored !== null && (await isSent(stored, declaration)) ? null : stored;
  // Read last: until here Send may have dropped it.
  const text = readText(earlyDraftKey(declaration.id)) ?? 'null';
  const kept: unknown = tryTo(() => JSON.parse(text), null);
  const early = earlyValues(kept, declaration.defaults);
  if (early === null) return draft;
  return {
    progress: draft?.progress ?? progressRef.current ?? newProgress(),
    values: { ...draft?.values, ...early },
  };
}
