import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { logWarning } from '#components/log.ts';
import { dropEarlyDraft, hasEarlyDraft } from '../early-draft.ts';
import type { FormDeclaration } from './declaration.ts';
import { canKeepDrafts, claimDraft, dropDraft, hasDraft, newestDraft, writeDraft } from './kept.ts';
import { loadChecks } from './preload.ts';
import { untouchedValues } from './use-filled-form.ts';
import { isSameForm, sameValue, type Draft, type FormProgress, type FormValues } from './values.ts';

/** How long typing must pause before the draft is written, in milliseconds. */
const PAUSE_MS = 300;

/** 'other-tab': another tab owns the draft. 'unkept': the browser refuses to store anything. */
export type DraftState = 'none' | 'restored' | 'other-tab' | 'unkept';

/**
 * Saves what is typed on the phone and restores it after hydration, never over newer input; then
 * calls `onReady`. The tab in which the visitor types owns the draft, from the first letter until
 * it is hidden; a tab that becomes visible again restores what was typed elsewhere.
 *
 * `save` writes at once, `drop` deletes, `touch` is the first touch of the form: checks once for drafts that only the database has.
 */
export function useDraft(
  declaration: FormDeclaration,
  form: Pick<UseFormReturn<FormValues>, 'getValues' | 'setValue' | 'subscribe'>,
  progressRef: RefObject<FormProgress | null>,
  {
    enabled,
    onReady,
    onGone,
    hasPhotos,
    onPhotos,
  }: {
    enabled: boolean;
    onReady: () => void;
    /** The untouched answers in this form were sent or discarded in another tab. */
    onGone: () => void;
    /** Whether photos have been added in this tab. */
    hasPhotos: () => boolean;
    /** The restored draft has photos. */
    onPhotos: (progress: FormProgress) => void;
  },
) {
  const { id, draftKey, defaults } = declaration;
  const [state, setState] = useState<DraftState>('none');
  const [isTouched, setIsTouched] = useState(false);
  /** Releases the claim; null while there is none. */
  const claim = useRef<(() => void) | null>(null);
  const isOtherTabs = useRef(false);
  const hasClaimed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The answers as last read or written by this tab; null before. */
  const known = useRef<FormValues | null>(null);
  /** Whether the browser is known to have stored them: only then can they have been deleted. */
  const isStored = useRef(false);
  /** Whether answers are being restored, which does not count as typing. */
  const isRestoring = useRef(false);
  /** Whether the stored draft is being read: until then, a pause in typing does not replace it. */
  const isReading = useRef(false);

  const releaseClaim = useCallback(() => {
    claim.current?.();
    claim.current = null;
    isOtherTabs.current = false;
  }, []);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!enabled || isOtherTabs.current || !progressRef.current) return;
    const values = form.getValues();
    known.current = values;
    const draft = { progress: progressRef.current, values };
    const write = async () => {
      const isKept = await writeDraft(draftKey, draft, untouchedValues(declaration));
      if (isKept) dropEarlyDraft(id);
      isStored.current = isKept;
      setState((before) => {
        if (!isKept) return 'unkept';
        return before === 'unkept' ? 'none' : before;
      });
    };
    void write();
  }, [declaration, id, draftKey, enabled, form, progressRef]);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    known.current = null;
    isStored.current = false;
    if (enabled) {
      dropEarlyDraft(id);
      if (!isOtherTabs.current) void dropDraft(draftKey);
    }
    setState((before) => (before === 'unkept' ? before : 'none'));
  }, [id, draftKey, enabled]);

  /** Whether this tab has input that has not been saved yet. */
  const isTyped = useCallback(() => {
    if (hasEarlyDraft(id)) return true;
    if (progressRef.current === null) return false;
    const values = form.getValues();
    if (known.current) return !isSameForm(values, known.current);
    const untouched = untouchedValues(declaration);
    return Object.keys(values).some(
      (name) =>
        !sameValue(values[name], untouched[name]) && !sameValue(values[name], defaults[name]),
    );
  }, [declaration, id, defaults, form, progressRef]);

  const fillIn = ({ progress, values }: Draft): void => {
    // Photos are stored under the submission id they were added with.
    const isOwn = progressRef.current?.submissionId === progress.submissionId;
    const keepsOwn = hasPhotos() && !isOwn;
    if (!keepsOwn) progressRef.current = progress;
    const untouched = untouchedValues(declaration);
    const photos = progress.photoIds?.length ?? progress.photoCount ?? 0;
    let isRestored = !keepsOwn && photos > 0;
    if (isRestored) onPhotos(progress);
    const before = known.current ?? {};
    isRestoring.current = true;
    for (const [name, value] of Object.entries(values)) {
      const here = form.getValues(name);
      // The field may already hold one of this phone's presets.
      const isUntyped = [defaults[name], untouched[name], before[name]].some(
        (one) => one !== undefined && sameValue(here, one),
      );
      if (!isUntyped || sameValue(value, here)) continue;
      form.setValue(name, value);
      isRestored ||= !sameValue(value, untouched[name]);
    }
    isRestoring.current = false;
    known.current = { ...before, ...values };
    isStored.current = true;
    if (isRestored) setState('restored');
  };

  const restore = useEffectEvent(async () => {
    const before = known.current;
    const isUnchanged = before !== null && isStored.current && !isTyped();
    const stored = await newestDraft(draftKey);
    const { unsentDraft } = await loadChecks();
    const draft = await unsentDraft(declaration, stored, progressRef);
    if (stored && !draft && !progressRef.current?.attempt) await dropDraft(draftKey);
    // Saved by this tab in the meantime: what was read is older than what is in the form.
    if (known.current !== before) return;
    if (draft && !progressRef.current?.attempt && !isOtherTabs.current) fillIn(draft);
    else if (!draft && isUnchanged && !hasDraft(draftKey) && !progressRef.current?.attempt) {
      known.current = null;
      onGone();
    }
  });

  const ready = useEffectEvent(onReady);

  const restoreThenReady = useEffectEvent(async () => {
    isReading.current = true;
    try {
      await restore();
    } catch (error) {
      logWarning('Could not restore the draft.', error);
    } finally {
      isReading.current = false;
    }
    const isOwn = isTyped();
    ready();
    if (known.current && !isOwn) known.current = form.getValues();
    if (isOwn) save();
    if (document.hidden || (!isOwn && timer.current === undefined)) releaseClaim();
  });

  /** Claims the draft and restores it; a tab in which the visitor types keeps the claim. */
  const claimAndRestore = useEffectEvent(() => {
    if (claim.current) return;
    hasClaimed.current = true;
    claim.current = claimDraft(draftKey, (mine) => {
      isOtherTabs.current = !mine;
      if (!mine) {
        setState('other-tab');
        ready();
        return;
      }
      setState((before) => (before === 'other-tab' ? 'none' : before));
      void restoreThenReady();
    });
  });

  const touch = useCallback(() => setIsTouched(true), []);

  useEffect(() => {
    if (enabled && isTouched && !hasClaimed.current) claimAndRestore();
  }, [enabled, isTouched]);

  useEffect(() => {
    if (!enabled) return undefined;
    // Opening a database would slow down the page's start.
    if (hasDraft(draftKey) || isTyped()) claimAndRestore();
    else ready();
    return releaseClaim;
  }, [draftKey, enabled, isTyped, releaseClaim]);

  useEffect(() => {
    if (!enabled) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (isRestoring.current || !progressRef.current || !isTyped()) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          if (!isReading.current) save();
        }, PAUSE_MS);
        claimAndRestore();
      },
    });
    const flush = () => {
      if (timer.current !== undefined) save();
    };
    const leave = () => {
      flush();
      releaseClaim();
    };
    /** Restores what was typed in another tab, unless this tab has input of its own. */
    const onReturn = () => {
      if (known.current !== null || hasDraft(draftKey) || isTyped()) claimAndRestore();
    };
    const onVisibility = () => (document.hidden ? leave() : onReturn());
    addEventListener('pagehide', leave, { signal });
    addEventListener('pageshow', (event) => event.persisted && onReturn(), { signal });
    document.addEventListener('freeze', leave, { signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => {
      flush();
      unsubscribe();
      stop.abort();
    };
  }, [draftKey, enabled, form, isTyped, progressRef, releaseClaim, save]);

  // Known without writing anything; a database may still refuse later.
  const isRefused = isTouched && state === 'none' && !canKeepDrafts();
  return { state: isRefused ? 'unkept' : state, save, drop, touch } as const;
}
