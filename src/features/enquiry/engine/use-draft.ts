import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormDeclaration } from './declaration.ts';
import { untouchedValues } from './presets.ts';
import { claimDraft } from './draft-owner.ts';
import { dropDraft, hasDraft, readDraft, writeDraft } from './drafts.ts';
import { sameValue, type FormValues } from './form-values.ts';
import type { FormProgress } from './form-progress.ts';
import { loadChecks } from './load-checks.ts';

/** How long typing must pause before the draft is written, in milliseconds. */
const PAUSE_MS = 300;

export type DraftState = 'none' | 'restored' | 'other-tab';

/**
 * Keeps what is typed on the phone while this tab owns the draft, and brings it back. Restored after
 * hydration, never over what has been typed meanwhile; then `onReady` is called. `save` writes at
 * once, `drop` forgets.
 */
export function useDraft(
  declaration: FormDeclaration,
  form: Pick<UseFormReturn<FormValues>, 'getValues' | 'setValue' | 'subscribe'>,
  progressRef: RefObject<FormProgress | null>,
  {
    enabled,
    onReady,
    hasPhotos,
    onPhotos,
  }: {
    enabled: boolean;
    onReady: () => void;
    /** Whether photographs have been added here. */
    hasPhotos: () => boolean;
    /** The draft has photographs, under this submission. */
    onPhotos: (submissionId: string) => void;
  },
) {
  const { draftKey, defaults } = declaration;
  const [state, setState] = useState<DraftState>('none');
  const owner = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!owner.current || !progressRef.current) return;
    const draft = { progress: progressRef.current, values: form.getValues() };
    writeDraft(draftKey, draft, untouchedValues(declaration));
  }, [declaration, draftKey, form, progressRef]);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (owner.current) dropDraft(draftKey);
    setState('none');
  }, [draftKey]);

  const restore = useEffectEvent(async () => {
    // Kept in this very visit, it may be wanted before what checks it is there.
    if (!hasDraft(draftKey)) return;
    const { isSent } = await loadChecks();
    const draft = readDraft(draftKey);
    if (!draft || progressRef.current?.attempt) return;
    if (await isSent(draft, declaration)) {
      dropDraft(draftKey);
      return;
    }
    if (progressRef.current?.attempt || !owner.current) return;
    // Photographs lie under the id that they were added with.
    const keepsOwn = hasPhotos();
    if (!keepsOwn) progressRef.current = draft.progress;
    const untouched = untouchedValues(declaration);
    let brought = !keepsOwn && (draft.progress.photoCount ?? 0) > 0;
    if (brought) onPhotos(draft.progress.submissionId);
    for (const [name, value] of Object.entries(draft.values)) {
      // What this phone knows may stand there already: the draft was another tab's until now.
      const here = form.getValues(name);
      if (!sameValue(here, defaults[name]) && !sameValue(here, untouched[name])) continue;
      if (sameValue(value, untouched[name])) continue;
      form.setValue(name, value);
      brought = true;
    }
    if (brought) setState('restored');
  });

  const ready = useEffectEvent(onReady);

  useEffect(() => {
    if (!enabled) return undefined;
    return claimDraft(draftKey, (mine) => {
      owner.current = mine;
      setState(mine || !hasDraft(draftKey) ? 'none' : 'other-tab');
      if (mine) void restore().then(ready).then(save);
      else ready();
    });
  }, [draftKey, enabled, save]);

  useEffect(() => {
    if (!enabled) return undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (!progressRef.current) return;
        if (!owner.current) setState('other-tab');
        clearTimeout(timer.current);
        timer.current = setTimeout(save, PAUSE_MS);
      },
    });
    const flush = () => {
      if (timer.current !== undefined) save();
    };
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      stop();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [enabled, form, save, progressRef]);

  return { state, save, drop };
}
