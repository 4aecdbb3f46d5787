import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { logWarning } from '#components/log.ts';
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
 * `save` writes at once, `drop` deletes, `look` checks once for drafts that only the database has.
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
  const { draftKey, defaults } = declaration;
  const [state, setState] = useState<DraftState>('none');
  const [isTouched, setIsTouched] = useState(false);
  /** Releases the claim; null while there is none. */
  const claim = useRef<(() => void) | null>(null);
  const isElsewhere = useRef(false);
  const hasLooked = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The answers as last read or written by this tab; null before. */
  const known = useRef<FormValues | null>(null);
  /** Whether the browser is known to have stored them: only then can they have been deleted. */
  const isKeptHere = useRef(false);
  /** Whether answers are being restored, which does not count as typing. */
  const isBringing = useRef(false);

  const release = useCallback(() => {
    claim.current?.();
    claim.current = null;
    isElsewhere.current = false;
  }, []);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!enabled || isElsewhere.current || !progressRef.current) return;
    const values = form.getValues();
    known.current = values;
    const draft = { progress: progressRef.current, values };
    const write = async () => {
      const isKept = await writeDraft(draftKey, draft, untouchedValues(declaration));
      isKeptHere.current = isKept;
      setState((before) => {
        if (!isKept) return 'unkept';
        return before === 'unkept' ? 'none' : before;
      });
    };
    void write();
  }, [declaration, draftKey, enabled, form, progressRef]);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    known.current = null;
    isKeptHere.current = false;
    if (enabled && !isElsewhere.current) void dropDraft(draftKey);
    setState((before) => (before === 'unkept' ? before : 'none'));
  }, [draftKey, enabled]);

  /** Whether this tab has input that has not been saved yet. */
  const isTyped = useCallback(() => {
    if (progressRef.current === null) return false;
    const values = form.getValues();
    if (known.current) return !isSameForm(values, known.current);
    const untouched = untouchedValues(declaration);
    return Object.keys(values).some(
      (name) =>
        !sameValue(values[name], untouched[name]) && !sameValue(values[name], defaults[name]),
    );
  }, [declaration, defaults, form, progressRef]);

  /** The draft to restore, unless it has already been sent. */
  const draftToBring = async (): Promise<Draft | null> => {
    const draft = await newestDraft(draftKey);
    if (!draft || progressRef.current?.attempt) return null;
    const { isSent } = await loadChecks();
    if (!(await isSent(draft, declaration))) return draft;
    await dropDraft(draftKey);
    return null;
  };

  const bring = ({ progress, values }: Draft): void => {
    // Photos are stored under the submission id they were added with.
    const isOwn = progressRef.current?.submissionId === progress.submissionId;
    const keepsOwn = hasPhotos() && !isOwn;
    if (!keepsOwn) progressRef.current = progress;
    const untouched = untouchedValues(declaration);
    const photos = progress.photoIds?.length ?? progress.photoCount ?? 0;
    let brought = !keepsOwn && photos > 0;
    if (brought) onPhotos(progress);
    const before = known.current ?? {};
    isBringing.current = true;
    for (const [name, value] of Object.entries(values)) {
      const here = form.getValues(name);
      // The field may already hold one of this phone's presets.
      const isUntyped = [defaults[name], untouched[name], before[name]].some(
        (one) => one !== undefined && sameValue(here, one),
      );
      if (!isUntyped || sameValue(value, here)) continue;
      form.setValue(name, value);
      brought ||= !sameValue(value, untouched[name]);
    }
    isBringing.current = false;
    known.current = { ...before, ...values };
    isKeptHere.current = true;
    if (brought) setState('restored');
  };

  const restore = useEffectEvent(async () => {
    const isUnchanged = known.current !== null && isKeptHere.current && !isTyped();
    const draft = await draftToBring();
    if (draft && !progressRef.current?.attempt && !isElsewhere.current) bring(draft);
    else if (!draft && isUnchanged && !hasDraft(draftKey) && !progressRef.current?.attempt) {
      known.current = null;
      onGone();
    }
  });

  const ready = useEffectEvent(onReady);

  const bringBack = useEffectEvent(async () => {
    try {
      await restore();
    } catch (error) {
      logWarning('Could not restore the draft.', error);
    }
    const isOwn = isTyped();
    ready();
    if (known.current && !isOwn) known.current = form.getValues();
    if (isOwn) save();
    if (document.hidden || (!isOwn && timer.current === undefined)) release();
  });

  /** Claims the draft and restores it; a tab in which the visitor types keeps the claim. */
  const own = useEffectEvent(() => {
    if (claim.current) return;
    hasLooked.current = true;
    claim.current = claimDraft(draftKey, (mine) => {
      isElsewhere.current = !mine;
      if (!mine) {
        setState('other-tab');
        ready();
        return;
      }
      setState((before) => (before === 'other-tab' ? 'none' : before));
      void bringBack();
    });
  });

  const look = useCallback(() => setIsTouched(true), []);

  useEffect(() => {
    if (enabled && isTouched && !hasLooked.current) own();
  }, [enabled, isTouched]);

  useEffect(() => {
    if (!enabled) return undefined;
    // Nothing is read without a reason: opening a database would slow down the page's start.
    if (hasDraft(draftKey) || isTyped()) own();
    else ready();
    return release;
  }, [draftKey, enabled, isTyped, release]);

  useEffect(() => {
    if (!enabled) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (isBringing.current || !progressRef.current || !isTyped()) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(save, PAUSE_MS);
        own();
      },
    });
    const flush = () => {
      if (timer.current !== undefined) save();
    };
    const leave = () => {
      flush();
      release();
    };
    /** Restores what was typed in another tab, unless this tab has input of its own. */
    const comeBack = () => {
      if (known.current !== null || hasDraft(draftKey) || isTyped()) own();
    };
    const onVisibility = () => (document.hidden ? leave() : comeBack());
    addEventListener('pagehide', leave, { signal });
    addEventListener('pageshow', (event) => event.persisted && comeBack(), { signal });
    document.addEventListener('freeze', leave, { signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => {
      flush();
      unsubscribe();
      stop.abort();
    };
  }, [draftKey, enabled, form, isTyped, progressRef, release, save]);

  // Known without writing anything; a database may still refuse later.
  const isRefused = isTouched && state === 'none' && !canKeepDrafts();
  return { state: isRefused ? 'unkept' : state, save, drop, look } as const;
}
