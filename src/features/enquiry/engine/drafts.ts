import { withTimeLimit } from '#lib/time-limit.ts';
import { sameValue, type FormValues } from './form-values.ts';
import type { FormProgress } from './form-progress.ts';
import { loadChecks } from './load-checks.ts';
import { DRAFT_PREFIX } from './storage-keys.ts';
import { dropStored, isStored, readStored, writeStored } from './storage.ts';

/** What was typed into a form and not yet sent. */
export type Draft = { readonly progress: FormProgress; readonly values: FormValues };

/** How long the database is waited for before what local storage has is brought back, in milliseconds. */
const LOOK_LIMIT_MS = 1_000;

const keyOf = (draftKey: string) => `${DRAFT_PREFIX}${draftKey}`;

/** Whether a draft is known to be kept, readable or not. */
export function hasDraft(draftKey: string): boolean {
  return isStored(keyOf(draftKey));
}

/**
 * The newest kept draft, or null when there is none or it can't be read. Browsers write local storage
 * seconds late: of one that was killed only the database has what was typed last.
 */
export async function newestDraft(draftKey: string): Promise<Draft | null> {
  const { draftSchema, keptInDatabase } = await loadChecks();
  const inDatabase = draftSchema.safeParse(
    await withTimeLimit(keptInDatabase(draftKey), LOOK_LIMIT_MS).catch(() => null),
  );
  const inStorage = readStored(keyOf(draftKey), () => draftSchema);
  const found = inDatabase.success ? inDatabase.data : null;
  const isNewer = (found?.savedAt ?? 0) > (inStorage?.savedAt ?? 0);
  const newest = inStorage === null || isNewer ? found : inStorage;
  return newest && { progress: newest.session, values: newest.values };
}

/**
 * Keeps a draft; one that differs in nothing from the untouched form is removed instead. Resolves with
 * whether the browser has kept it.
 */
export async function writeDraft(
  draftKey: string,
  { progress, values }: Draft,
  untouched: Readonly<FormValues>,
  now: number = Date.now(),
): Promise<boolean> {
  const typed = Object.keys(values).some((name) => !sameValue(values[name], untouched[name]));
  if (!typed && !hasPhotos(progress)) {
    await dropDraft(draftKey);
    return true;
  }
  const draft = { version: 1, session: progress, values, savedAt: now };
  const isWritten = writeStored(keyOf(draftKey), draft);
  try {
    const { keepInDatabase } = await loadChecks();
    await keepInDatabase(draftKey, draft);
    return true;
  } catch {
    return isWritten;
  }
}

function hasPhotos({ photoCount = 0, photoIds = [] }: FormProgress): boolean {
  return photoCount > 0 || photoIds.length > 0;
}

/** Removes a draft: the lead is safe, or the visitor starts again. */
export async function dropDraft(draftKey: string): Promise<void> {
  dropStored(keyOf(draftKey));
  try {
    const { forgetInDatabase } = await loadChecks();
    await forgetInDatabase(draftKey);
  } catch {
    // What can't be reached keeps nothing either.
  }
}
