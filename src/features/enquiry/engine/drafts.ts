import { z } from '#contract/zod.ts';
import { formValuesSchema, sameValue, type FormValues } from './form-values.ts';
import { sessionSchema, type Session } from './session.ts';
import { dropStored, readStored, writeStored } from './storage.ts';

const draftSchema = z.object({
  version: z.literal(1),
  session: sessionSchema,
  values: formValuesSchema,
});

/** What was typed into a form and not yet sent. */
export type Draft = { readonly session: Session; readonly values: FormValues };

const keyOf = (draftKey: string) => `draft:${draftKey}`;

/** The kept draft, or null when there is none or it can't be read. */
export function readDraft(draftKey: string): Draft | null {
  return readStored(keyOf(draftKey), draftSchema);
}

/** Keeps a draft; one that differs in nothing from the untouched form is removed instead. */
export function writeDraft(
  draftKey: string,
  { session, values }: Draft,
  untouched: Readonly<FormValues>,
): void {
  const typed = Object.keys(values).some((name) => !sameValue(values[name], untouched[name]));
  if (typed) writeStored(keyOf(draftKey), { version: 1, session, values });
  else dropDraft(draftKey);
}

/** Removes a draft: the lead is safe, or the visitor starts again. */
export function dropDraft(draftKey: string): void {
  dropStored(keyOf(draftKey));
}
