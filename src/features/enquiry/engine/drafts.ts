import { withTimeLimit } from '#lib/time-limit.ts';
import { sameValue, type FormValues } from './form-values.ts';
import type { FormProgress } from './form-progress.ts';
import { loadChecks } from './load-checks.ts';
import { DRAFT_PREFIX } from './storage-keys.ts';
import { dropStored, isStored, readStored, writeStored } from './storage.ts';

/** What was typed into a form and not yet sent. */
export type Draft = { readonly progress: FormProgress; readonly values: FormValues };

/** How long to wait for the database before restoring what local storage has, in milliseconds. */
const LOOK_LIMIT_MS = 1_000;

const keyOf = (draftKey: string) => `${DRAFT_PREFIX}${draftKey}`;

/** Whether a draft is stored, readable or not. */
export function hasDraft(draftKey: string): boolean {
  return isStored(keyOf(draftKey));
}

/**
 * The newest stored draft, or null when there is none or it can't be read. Browsers flush local
 * storage seconds late: if the browser was killed, only the database has the last input.
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
 * Stores a draft; deletes it if it equals the untouched form. Resolves with whether the browser has
 * stored it.
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

/** Deletes a draft: the lead has been stored or delivered, or the visitor starts over. */
export async function dropDraft(draftKey: string): Promise<void> {
  dropStored(keyOf(draftKey));
  try {
    const { forgetInDatabase } = await loadChecks();
    await forgetInDatabase(draftKey);
  } catch {
    // Storage that can't be reached holds no draft either.
  }
}
