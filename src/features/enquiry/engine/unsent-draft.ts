import type { RefObject } from 'react';
import { earlyDraftKey } from '../early-draft.ts';
import type { FormDeclaration } from './declaration.ts';
import { dropDraft, newestDraft, readStored } from './kept.ts';
import { loadChecks } from './preload.ts';
import { newProgress, type Draft, type FormProgress } from './values.ts';

/**
 * The draft to restore, with what was typed before the site had started; null if there is none, or it
 * has been sent.
 */
export async function unsentDraft(
  declaration: FormDeclaration,
  progressRef: Readonly<RefObject<FormProgress | null>>,
): Promise<Draft | null> {
  const { id, draftKey, defaults } = declaration;
  const stored = await newestDraft(draftKey);
  if (progressRef.current?.attempt) return null;
  const checks = await loadChecks();
  const isSent = stored !== null && (await checks.isSent(stored, declaration));
  if (isSent) await dropDraft(draftKey);
  const draft = isSent ? null : stored;
  // Read last: until here Send may have dropped it.
  const early = readStored(earlyDraftKey(id), (value) => checks.earlyValues(value, defaults));
  if (early === null) return draft;
  return {
    progress: draft?.progress ?? progressRef.current ?? newProgress(),
    values: { ...draft?.values, ...early },
  };
}
