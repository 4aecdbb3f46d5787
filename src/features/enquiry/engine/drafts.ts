import { sameValue, type FormValues } from './form-values.ts';
import type { FormProgress } from './form-progress.ts';
import { DRAFT_PREFIX } from './storage-keys.ts';
import { dropStored, isStored, readStored, writeStored } from './storage.ts';

/** What was typed into a form and not yet sent. */
export type Draft = { readonly progress: FormProgress; readonly values: FormValues };

const keyOf = (draftKey: string) => `${DRAFT_PREFIX}${draftKey}`;

/** Whether a draft is kept, readable or not. */
export function hasDraft(draftKey: string): boolean {
  return isStored(keyOf(draftKey));
}

/** The kept draft, or null when there is none or it can't be read. The checks must have been loaded. */
export function readDraft(draftKey: string): Draft | null {
  const stored = readStored(keyOf(draftKey), ({ draftSchema }) => draftSchema);
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
