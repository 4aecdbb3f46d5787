import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { logWarning } from '#components/log.ts';
import { toast } from '#components/toast/toasts.ts';
import { isLayerEntry } from '#components/use-back-closes.ts';
import type { Toast } from '#content/forms/types.ts';
import type { FormDeclaration } from './declaration.ts';
import { firstShownAt } from './first-shown-at.ts';
import { newProgress, type FormProgress } from './form-progress.ts';
import { isSameForm, type FormValues } from './form-values.ts';
import { loadChecks } from './load-checks.ts';
import { withPhotoCount } from './photo-count.ts';
import { readyToSend } from './ready-to-send.ts';
import type { FormAnswers } from './resolver-of.ts';
import { isAccepted, sendLead, toastOf } from './send-lead.ts';
import type { useDraft } from './use-draft.ts';
import type { usePhotos } from './use-photos.ts';

/**
 * How long Send waits for photos before the lead goes without those that are not on disk, in
 * milliseconds. Six of the largest take half of it on a CPU four times slower than a phone's.
 */
const PHOTOS_WAIT_MS = 20_000;

/** Handles answers and photo counts; resolves with whether they were accepted. */
export type TakeAnswers = (
  answers: FormAnswers,
  photos: { readonly photoCount: number; readonly photosMissing: number },
) => Promise<boolean>;

const now = () => new Date();

type Parts = {
  readonly form: Pick<UseFormReturn<FormValues>, 'getValues' | 'setError'>;
  readonly progressRef: RefObject<FormProgress | null>;
  /** Whether the form was prefilled before the visitor typed anything. */
  readonly prefilledRef: RefObject<boolean>;
  readonly draft: ReturnType<typeof useDraft>;
  readonly photos: ReturnType<typeof usePhotos>;
  /** Goes to the first field that matches. */
  readonly showFirst: (isWanted: (name: string) => boolean) => void;
  /** Empties the form and deletes its draft and photos. */
  readonly empty: () => void;
  /** Deletes the draft; the form stays as it is. */
  readonly forget: () => void;
  readonly onSafe: ((submissionId: string) => void) | undefined;
  readonly onAnswers: TakeAnswers | undefined;
};

/**
 * Send: turns the answers into an envelope and hands it to the outbox, then shows the result and
 * either empties the form or goes to the confirmation. One send at a time.
 */
export function useSending(declaration: FormDeclaration, parts: Parts) {
  const { formType, steps, toastSystem } = declaration;
  const { form, progressRef, prefilledRef, draft, photos, showFirst, empty, forget } = parts;
  const { onSafe, onAnswers } = parts;
  const navigate = useNavigate();
  const { key: historyEntry } = useLocation();
  const [seenAt] = useState(() => firstShownAt(declaration.id));
  const busy = useRef(false);
  const mounted = useRef(false);
  /** History entry that the confirmation follows; until it is shown, the form does not change. */
  const leaving = useRef<string | null>(null);
  const trapRef = useRef<HTMLInputElement>(null);
  const rememberRef = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    mounted.current = true;
    void readyToSend();
    return () => {
      mounted.current = false;
    };
  }, []);

  const beginAnew = useEffectEvent(() => {
    if (leaving.current === null) return;
    leaving.current = null;
    busy.current = false;
    setSending(false);
    empty();
  });
  // The popup outlives the page it was sent from: after navigation its form starts over.
  const leave = useEffectEvent((entry: string) => {
    if (leaving.current !== entry) beginAnew();
  });
  useEffect(() => leave(historyEntry), [historyEntry]);
  // Going back before the confirmation is rendered counts as never having left the form.
  useEffect(() => {
    const back = () => beginAnew();
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  const isLeaving = useCallback(() => leaving.current !== null, []);

  const showServerErrors = (errors: ReadonlyMap<string, string>) => {
    for (const [name, message] of errors) form.setError(name, { type: 'refused', message });
    showFirst((name) => errors.has(name));
  };

  const send = async (typed: FormAnswers) => {
    const sentFrom = location.pathname;
    const values = form.getValues();
    const counted = await photos.counted(PHOTOS_WAIT_MS);
    const photoCount = counted.ids.size;
    const answers = withPhotoCount(typed, photoCount);
    const current = { ...(progressRef.current ?? newProgress()), photoCount };
    const asksToRemember = rememberRef.current;
    const checks = await loadChecks();
    const context = checks.pageContextHere();
    const missing = counted.missing.length;
    const envelope = checks.envelopeFor(formType, answers, current, context, now(), missing);
    const attempt = { answers: JSON.stringify(answers), envelope };
    progressRef.current = { ...current, attempt };
    draft.save();
    const guard = checks.guardOf({
      form: document.getElementById(declaration.id),
      trap: trapRef.current,
      seenAt,
      prefilled: prefilledRef.current || draft.state === 'restored',
    });
    const result = await sendLead(formType, envelope, guard);
    const hasMore = await photos.hasMore(counted);
    // If the visitor kept editing, the form stays: the next Send is the next revision.
    const isDone = isAccepted(result) && !hasMore && isSameForm(values, form.getValues());
    // If the visitor has followed a link in the meantime, do not navigate away from there.
    const isHere = mounted.current && location.pathname === sentFrom;
    const goesOn = isDone && isHere && declaration.thankYou;
    // For a queued lead the confirmation says the same, and keeps it up to date.
    if (!goesOn || result.kind !== 'queued') {
      toast(toastOf(formType, result, answers), toastSystem);
    }
    tellLeftOut(checks.leftOutToasts(result, counted.missing));
    // If the form was restarted in the meantime, its session is a different one.
    const then = progressRef.current;
    if (result.kind !== 'failed' && then?.submissionId === current.submissionId) {
      progressRef.current = { ...then, attempt: { ...attempt, stored: true } };
      draft.save();
    }
    if (!isAccepted(result)) {
      if (result.kind === 'parked')
        showServerErrors(checks.fieldErrorsOf(result.failure, steps.flat()));
      return;
    }
    if (asksToRemember) checks.remember(values, asksToRemember.checked);
    if (!isDone) return;
    if (!goesOn) {
      empty();
      onSafe?.(envelope.submissionId);
      return;
    }
    // Emptying it now would shrink it, and briefly show what is below it.
    leaving.current = historyEntry;
    photos.forget();
    forget();
    onSafe?.(envelope.submissionId);
    // Replaces the popup's history entry, so that one step back leads to the page below it.
    await navigate('/thank-you', {
      state: { submissionId: envelope.submissionId },
      replace: isLayerEntry(),
    });
  };

  const tellLeftOut = (toasts: readonly Toast[]) => {
    for (const one of toasts) toast(one, 'corner');
  };

  const correct = async (take: TakeAnswers, answers: FormAnswers) => {
    const { ids, missing } = await photos.counted();
    const isTaken = await take(answers, { photoCount: ids.size, photosMissing: missing.length });
    const { leftOutToasts } = await loadChecks();
    if (isTaken) tellLeftOut(leftOutToasts({ kind: 'queued' }, missing));
  };

  const onValid = async (answers: FormAnswers) => {
    // A ref, not the state: a double Enter arrives before the state has changed.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      // A correction is already on disk, so it can wait for photos without a limit.
      await (onAnswers ? correct(onAnswers, answers) : send(answers));
    } catch (error) {
      logWarning('Could not create a lead from the form.', error);
      toast(toastOf(formType, { kind: 'failed', failure: null }, answers), toastSystem);
    } finally {
      if (leaving.current === null) {
        busy.current = false;
        setSending(false);
      }
    }
  };

  return { sending, isLeaving, onValid, trapRef, rememberRef };
}
