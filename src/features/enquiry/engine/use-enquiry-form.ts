import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { logWarning } from '#components/log.ts';
import { toast } from '#components/toast/toasts.tsx';
import type { FormAnswers, FormDeclaration } from './declaration.ts';
import { postWhole } from './post-whole.ts';
import { loadSubmit, preloadForTyping } from './preload.ts';
import { failureToast } from './send.ts';
import { useDraft } from './use-draft.ts';
import { useFilledForm } from './use-filled-form.ts';
import { usePhotos } from './use-photos.ts';
import { useSending, type TakeAnswers } from './use-sending.ts';
import { useSteps } from './use-steps.ts';
import { textOf, type FormValues } from './values.ts';

export type EngineOptions = {
  /** Answers carried over from elsewhere; they take precedence over a stored draft. */
  readonly prefill?: Readonly<FormValues>;
  /** Index of the first step to show; by default the one that is shown in the page's HTML. */
  readonly startStep?: number;
  /** Called with the lead's id once it is stored or delivered, after the form has been emptied. */
  readonly onSafe?: (submissionId: string) => void;
  /** Handles the answers in place of the outbox. */
  readonly onAnswers?: TakeAnswers;
  /** Id of the request whose answers are being corrected. */
  readonly corrects?: string;
  /** Whether input is saved as a draft; defaults to true. */
  readonly keepDraft?: boolean;
};

/**
 * The one engine behind every form: validation, steps, draft, spam guard, sending, toasts, reset
 * and navigation. What differs between forms is in the declaration. `step` is the index of the current
 * step.
 */
export function useEnquiryForm(declaration: FormDeclaration, options: EngineOptions = {}) {
  const { formType, steps, toastSystem, missing } = declaration;
  const { form, progressRef, prefilledRef, begin, applyPresets, reset } = useFilledForm(
    declaration,
    options.prefill,
  );
  const { isSubmitted } = form.formState;
  const { step, setStep, goTo, showFirst, isLast } = useSteps(
    declaration.id,
    steps,
    options.startStep,
  );
  /** Whether Send has been pressed: the lead is sent as it was seen, without presets that come later. */
  const isPressed = useRef(false);
  const photos = usePhotos(progressRef, options.corrects ?? null);
  const draft = useDraft(declaration, form, progressRef, {
    enabled: options.keepDraft ?? true,
    onReady: () => {
      if (!isPressed.current && !progressRef.current?.attempt) applyPresets();
    },
    onGone: () => empty(),
    hasPhotos: photos.hasSession,
    onPhotos: photos.restore,
  });
  const { touch: touchDraft } = draft;

  /** Records the photos that are shown; those missing later can then be named. */
  const notePhotos = (ids: readonly string[]) => keepPhotoIds(photos.addShown(ids));

  /** The visitor has removed these, or continues without them. */
  const takeBackPhotos = (ids: readonly string[]) => keepPhotoIds(photos.removeShown(ids));

  const keepPhotoIds = (photoIds: readonly string[]) => {
    const before = progressRef.current;
    if (!before || photoIds.join() === (before.photoIds ?? []).join()) return;
    progressRef.current = { ...before, photoIds: [...photoIds], photoCount: photoIds.length };
    draft.save();
  };

  const forget = () => {
    progressRef.current = null;
    draft.drop();
  };

  const empty = () => {
    photos.drop();
    forget();
    reset();
    setStep(0);
  };

  const { sending, isLeaving, onValid, trapRef, rememberRef } = useSending(declaration, {
    form,
    progressRef,
    prefilledRef,
    draft,
    photos,
    showFirst,
    empty,
    forget,
    onSafe: options.onSafe,
    onAnswers: options.onAnswers,
  });

  const touch = useCallback(() => {
    if (isLeaving()) return;
    begin();
    touchDraft();
    preloadForTyping();
  }, [begin, isLeaving, touchDraft]);

  const onInvalid = (errors: FieldErrors<FormValues>) => {
    showFirst((name) => errors[name] !== undefined);
    const values = form.getValues();
    if (missing?.fields.some((name) => textOf(values, name).trim() === '')) {
      toast(missing.toast, toastSystem);
    }
  };

  const goesOut = options.onAnswers === undefined;

  const onChecked = async (answers: FormAnswers) => {
    if (goesOut) await loadSubmit();
    await onValid(answers);
  };

  const onContinue = async () => {
    // Without the code that checks it, the step is checked with the others when it is sent.
    const isValid = await form
      .trigger([...(steps[step] ?? [])], { shouldFocus: true })
      .catch(isUnchecked);
    if (isValid) goTo(step + 1);
  };

  /** The code that checks or sends can't be fetched: the server does without it. */
  const onNoCode = async (error: unknown) => {
    logWarning('Could not load the code that checks and sends forms.', error);
    const files = goesOut ? await photos.files() : null;
    const isPosted = files !== null && (await postWhole(declaration, form.getValues(), files));
    if (isPosted) forget();
    else toast(failureToast(formType, {}), toastSystem);
  };

  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    touch();
    isPressed.current = isLast;
    const checked = isLast ? form.handleSubmit(onChecked, onInvalid)() : onContinue();
    void checked.catch(onNoCode).finally(() => {
      isPressed.current = false;
    });
  };

  // After Continue, as after Send, a message disappears as soon as the field is valid.
  const onChange = ({ target }: { target: EventTarget }) => {
    const name = 'name' in target && typeof target.name === 'string' ? target.name : '';
    if (form.getFieldState(name).invalid && !isSubmitted) form.trigger(name).catch(() => undefined);
  };

  const sendNow = () => {
    form.handleSubmit(onChecked, onInvalid)().catch(onNoCode);
  };

  const startAgain = () => {
    empty();
    goTo(0);
  };

  const back = () => goTo(step - 1);

  const actions = useStableActions({
    notePhotos,
    takeBackPhotos,
    onChange,
    onSubmit,
    sendNow,
    clear: empty,
    startAgain,
    back,
  });
  const { state: draftState, save: keepNow } = draft;

  // React Hook Form renders a form twice before it is ready, and again with every message: its
  // fields, which read this, must not follow, nor with another step.
  const engine = useMemo(
    () => ({
      declaration,
      form,
      sending,
      draftState,
      photos,
      keepNow,
      trapRef,
      rememberRef,
      touch,
      ...actions,
    }),
    [declaration, form, sending, draftState, photos, keepNow, trapRef, rememberRef, touch, actions],
  );
  return { engine, step };
}

function isUnchecked(error: unknown): true {
  logWarning('Could not load the code that checks forms.', error);
  return true;
}

export type EnquiryEngine = ReturnType<typeof useEnquiryForm>['engine'];

type Actions = {
  readonly notePhotos: (ids: readonly string[]) => void;
  readonly takeBackPhotos: (ids: readonly string[]) => void;
  readonly onChange: (event: { target: EventTarget }) => void;
  readonly onSubmit: (event: { preventDefault: () => void }) => void;
  readonly sendNow: () => void;
  readonly clear: () => void;
  readonly startAgain: () => void;
  readonly back: () => void;
};

/** The actions of the latest render as functions that stay the same. */
function useStableActions(actions: Actions): Actions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      notePhotos: (ids) => latest.current.notePhotos(ids),
      takeBackPhotos: (ids) => latest.current.takeBackPhotos(ids),
      onChange: (event) => latest.current.onChange(event),
      onSubmit: (event) => latest.current.onSubmit(event),
      sendNow: () => latest.current.sendNow(),
      clear: () => latest.current.clear(),
      startAgain: () => latest.current.startAgain(),
      back: () => latest.current.back(),
    }),
    [],
  );
}
