import { z } from '#contract/zod.ts';
import { formValuesSchema, sameValue, type FormValues } from './form-values.ts';
import { progressSchema, type FormProgress } from './form-progress.ts';
import { dropStored, readStored, writeStored } from './storage.ts';

const draftSchema = z.object({
  version: z.literal(1),
  /** The name that release 0.1.0 wrote. */
  session: progressSchema,
  values: formValuesSchema,
});

/** What was typed into a form and not yet sent. */
export type Draft = { readonly progress: FormProgress; readonly values: FormValues };

const keyOf = (draftKey: string) => `draft:${draftKey}`;

/** The kept draft, or null when there is none or it can't be read. */
export function readDraft(draftKey: string): Draft | null {
  const stored = readStored(keyOf(draftKey), draftSchema);
  return stored && { progress: stored.session, values: stored.values };
}

/** Keeps a draft; one that differs in nothing from the untouched form is removed instead. */
export function writeDraft(
  draftKey: string,
  { progress, values }: Draft,
  untouched: Readonly<FormValues>,
): void {
  const typed = Object.keys(values).some((name) => !sameValue(values[name], untouched[name]));
  const hasPhotos = (progress.photoCount ?? 0) > 0;
  if (typed || hasPhotos) writeStored(keyOf(draftKey), { version: 1, session: progress, values });
  else dropDraft(draftKey);
}

/** Removes a draft: the lead is safe, or the visitor starts again. */
export function dropDraft(draftKey: string): void {
  dropStored(keyOf(draftKey));
}
