import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { logWarning } from '#components/log.ts';
import { toast } from '#components/toast/toasts.tsx';
import { isLayerEntry } from '#components/use-back-closes.ts';
import type { Failure } from '#outbox/core/record.ts';
import type { FormAnswers, FormDeclaration } from './declaration.ts';
import { remember } from './kept.ts';
import { loadChecks, preloadWhenIdle } from './preload.ts';
import {
  failureToast,
  isAccepted,
  leftOutToasts,
  sendLead,
  toastOf,
  type SendOutcome,
} from './send.ts';
import type { useDraft } from './use-draft.ts';
import type { usePhotos } from './use-photos.ts';
import {
  formInDocument,
  isSameForm,
  newProgress,
  type FormProgress,
  type FormValues,
} from './values.ts';

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

type Phase =
  | { readonly kind: 'editing' | 'sending' }
  /** The lead is safe; until the confirmation replaces `page`, the form stays as it is. */
  | { readonly kind: 'leaving'; readonly page: string };

type PhaseEvent =
  | { readonly kind: 'send' | 'finish' | 'back' }
  | { readonly kind: 'leave' | 'arrive'; readonly page: string };

const EDITING: Phase = { kind: 'editing' };

/** The next phase of a form; the same one if the event does not apply. Pages are history keys. */
export function phaseAfter(phase: Phase, event: PhaseEvent): Phase {
  switch (event.kind) {
    case 'send':
      return phase.kind === 'editing' ? { kind: 'sending' } : phase;
    case 'finish':
      return phase.kind === 'sending' ? EDITING : phase;
    case 'leave':
      return phase.kind === 'sending' ? { kind: 'leaving', page: event.page } : phase;
    // The popup outlives the page it was sent from: after navigation its form starts over.
    case 'arrive':
      return phase.kind === 'leaving' && phase.page !== event.page ? EDITING : phase;
    // Going back before the confirmation is rendered counts as never having left the form.
    case 'back':
      return phase.kind === 'leaving' ? EDITING : phase;
  }
}

/** The phase, and how to change it: `dispatch` returns whether the event applied. */
function usePhase() {
  // State alone is too late: a double Enter arrives before it has changed.
  const current = useRef<Phase>(EDITING);
  const [phase, setPhase] = useState<Phase>(EDITING);
  const dispatch = useCallback((event: PhaseEvent): boolean => {
    const before = current.current;
    current.current = phaseAfter(before, event);
    setPhase(current.current);
    return current.current !== before;
  }, []);
  const isLeaving = useCallback(() => current.current.kind === 'leaving', []);
  return { phase, dispatch, isLeaving };
}

/**
 * When the visitor first saw a form, by `performance.now` (milliseconds), which is monotonic
 * whatever is done to the phone's clock. A prerendered form is visible from the page's first paint,
 * one rendered later from now on.
 */
export function firstShownAt(formId: string): number {
  if (typeof document === 'undefined') return 0;
  return document.getElementById(formId) === null ? performance.now() : firstPaint();
}

/** A browser that does not report paints is assumed to have painted at once. */
function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
}

/**
 * Send: turns the answers into an envelope and hands it to the outbox, then shows the outcome and
 * either empties the form or goes to the confirmation. One send at a time.
 */
export function useSending(
  { id, formType, steps, toastSystem, thankYou }: FormDeclaration,
  {
    form,
    progressRef,
    prefilledRef,
    draft,
    photos,
    showFirst,
    empty,
    forget,
    onSafe,
    onAnswers,
  }: {
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
  },
) {
  const navigate = useNavigate();
  const { key: page } = useLocation();
  const [seenAt] = useState(() => firstShownAt(id));
  const trapRef = useRef<HTMLInputElement>(null);
  const rememberRef = useRef<HTMLInputElement>(null);
  const { phase, dispatch, isLeaving } = usePhase();

  useEffect(() => void preloadWhenIdle(), []);

  const startOver = useEffectEvent((event: PhaseEvent) => {
    if (dispatch(event)) empty();
  });
  useEffect(() => startOver({ kind: 'arrive', page }), [page]);
  useEffect(() => {
    const back = () => startOver({ kind: 'back' });
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  /** Makes the envelope, and records it before it is sent. */
  const prepare = async (typed: FormAnswers) => {
    const sentFrom = { element: formInDocument(id), path: location.pathname };
    const values = form.getValues();
    const counted = await photos.counted(PHOTOS_WAIT_MS);
    const current = { ...(progressRef.current ?? newProgress()), photoCount: counted.ids.size };
    const asksToRemember = rememberRef.current;
    const checks = await loadChecks();
    const answers = checks.withPhotoCount(typed, counted.ids.size);
    const envelope = checks.envelopeFor(
      formType,
      answers,
      current,
      checks.pageContextHere(),
      new Date(),
      counted.missing.length,
    );
    const attempt = { answers: JSON.stringify(answers), envelope };
    progressRef.current = { ...current, attempt };
    draft.save();
    const guard = checks.guardOf({
      form: sentFrom.element,
      trap: trapRef.current,
      seenAt,
      prefilled: prefilledRef.current || draft.state === 'restored',
    });
    return { sentFrom, values, counted, answers, attempt, guard, asksToRemember };
  };
  type Prepared = Awaited<ReturnType<typeof prepare>>;

  /** Hands it to the outbox, and records in the draft that it is stored there. */
  const deliver = async ({ attempt, guard }: Prepared): Promise<SendOutcome> => {
    const outcome = await sendLead(formType, attempt.envelope, guard);
    // If the form was restarted in the meantime, its session is a different one.
    const current = progressRef.current;
    if (outcome.kind !== 'failed' && current?.submissionId === attempt.envelope.submissionId) {
      progressRef.current = { ...current, attempt: { ...attempt, stored: true } };
      draft.save();
    }
    return outcome;
  };

  /** Shows the outcome; a form that is done is emptied, or left for the confirmation. */
  const conclude = async (prepared: Prepared, outcome: SendOutcome) => {
    const { sentFrom, values, counted, answers, attempt, asksToRemember } = prepared;
    const { submissionId } = attempt.envelope;
    const hasMore = await photos.hasMore(counted);
    // If the visitor kept editing, the form stays: the next Send is the next revision.
    const isDone = isAccepted(outcome) && !hasMore && isSameForm(values, form.getValues());
    // If the visitor has followed a link in the meantime, do not navigate away from there.
    const isHere = sentFrom.element?.isConnected && location.pathname === sentFrom.path;
    const showsConfirmation = isDone && isHere && thankYou;
    // For a queued lead the confirmation says the same, and keeps it up to date.
    if (!showsConfirmation || outcome.kind !== 'queued')
      toast(toastOf(formType, outcome, answers), toastSystem);
    showLeftOut(outcome, counted.missing);
    if (outcome.kind === 'parked') await showServerErrors(outcome.failure);
    if (isAccepted(outcome) && asksToRemember) remember(values, asksToRemember.checked);
    if (!isDone) return;
    if (!showsConfirmation) {
      empty();
      onSafe?.(submissionId);
      return;
    }
    // Emptying it now would shrink it, and briefly show what is below it.
    dispatch({ kind: 'leave', page });
    photos.forget();
    forget();
    onSafe?.(submissionId);
    // Replaces the popup's history entry, so that one step back leads to the page below it.
    await navigate('/thank-you', { state: { submissionId }, replace: isLayerEntry() });
  };

  const showServerErrors = async (failure: Failure | null) => {
    const { fieldErrorsOf } = await loadChecks();
    const errors = fieldErrorsOf(failure, steps.flat());
    for (const [name, message] of errors) form.setError(name, { type: 'refused', message });
    showFirst((name) => errors.has(name));
  };

  const showLeftOut = (
    outcome: Parameters<typeof leftOutToasts>[0],
    missing: readonly number[],
  ) => {
    for (const one of leftOutToasts(outcome, missing)) toast(one, 'corner');
  };

  /** A correction is already on disk, so it can wait for photos without a limit. */
  const correct = async (takeAnswers: TakeAnswers, answers: FormAnswers) => {
    const { ids, missing } = await photos.counted();
    const isTaken = await takeAnswers(answers, {
      photoCount: ids.size,
      photosMissing: missing.length,
    });
    if (isTaken) showLeftOut({ kind: 'queued' }, missing);
  };

  const onValid = async (answers: FormAnswers) => {
    if (!dispatch({ kind: 'send' })) return;
    try {
      if (onAnswers) {
        await correct(onAnswers, answers);
      } else {
        const prepared = await prepare(answers);
        await conclude(prepared, await deliver(prepared));
      }
    } catch (error) {
      logWarning('Could not create a lead from the form.', error);
      toast(failureToast(formType, answers), toastSystem);
    } finally {
      dispatch({ kind: 'finish' });
    }
  };

  return { sending: phase.kind !== 'editing', isLeaving, onValid, trapRef, rememberRef };
}
