import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { logWarning } from '#components/log.ts';
import { isLayerEntry } from '#components/use-back-closes.ts';
import { toast } from '#components/toast/toasts.ts';
import type { FormDeclaration } from './declaration.ts';
import { valuesInDocument } from './dom-values.ts';
import { pageContextHere, envelopeFor } from './envelope.ts';
import { firstShownAt } from './first-shown-at.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { guardOf } from './guard.ts';
import { isSameForm, sameValue, textOf, type FormValues } from './form-values.ts';
import { withPhotoCount } from './photo-count.ts';
import { isPrefilled, presetsHere } from './presets.ts';
import { readyToasts, readyToSend } from './ready-to-send.ts';
import { remember } from './remembered.ts';
import { resolverOf, type FormAnswers } from './resolver-of.ts';
import { isAccepted, leftOutToast, sendLead, toastOf } from './send-lead.ts';
import { newProgress, type FormProgress } from './form-progress.ts';
import { useDraft } from './use-draft.ts';
import { usePhotos } from './use-photos.ts';
import { useSteps } from './use-steps.ts';

export type EngineOptions = {
  /** Answers carried over from elsewhere; they stand above a kept draft. */
  readonly prefill?: Readonly<FormValues>;
  /** Index of the step to begin with. */
  readonly startStep?: number;
  /** Called with the lead's id once it is safe, after the form has been emptied. */
  readonly onSafe?: (submissionId: string) => void;
  /** Takes the answers instead of the lead queue. */
  readonly onAnswers?: (answers: FormAnswers, photoCount: number) => Promise<void>;
  /** Id of the request whose answers are being corrected. */
  readonly corrects?: string;
  /** Whether what is typed is kept as a draft; it is unless this says no. */
  readonly keepDraft?: boolean;
};

/**
 * The one engine behind every form: validation, steps, draft, spam guard, sending, toasts, reset
 * and navigation. What differs between forms is in the declaration.
 */
export function useEnquiryForm(declaration: FormDeclaration, options: EngineOptions = {}) {
  const { formType, defaults, steps, toastSystem, missing } = declaration;
  const { onSafe, onAnswers } = options;
  const navigate = useNavigate();
  const { key: historyEntry } = useLocation();
  const resolver = useMemo(() => resolverOf(declaration), [declaration]);
  const [initialValues, setInitialValues] = useState<FormValues>(() => ({
    ...defaults,
    ...options.prefill,
    ...valuesInDocument(declaration.id, defaults),
  }));
  const form = useForm<FormValues, unknown, FormAnswers>({
    defaultValues: initialValues,
    resolver,
    // Not on blur: a message that goes away just as a button is pressed moves the button off the press.
    reValidateMode: 'onChange',
  });
  const progress = useRef<FormProgress | null>(null);
  const [seenAt] = useState(() => firstShownAt(declaration.id));
  /** Whether answers stood in the form before the visitor typed anything. */
  const prefilled = useRef(false);
  const busy = useRef(false);
  const mounted = useRef(false);
  /** The history entry that the confirmation follows: until it does, nothing that is seen changes. */
  const leaving = useRef<string | null>(null);
  const trapRef = useRef<HTMLInputElement>(null);
  const rememberRef = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const { step, setStep, goTo, showFirst, isLast } = useSteps(
    declaration.id,
    steps,
    options.startStep ?? 0,
  );

  const photos = usePhotos(progress, options.corrects ?? null);

  const touch = useCallback(() => {
    if (leaving.current !== null) return;
    progress.current ??= newProgress();
    readyToasts();
  }, []);

  const applyPresets = useCallback(() => {
    if (isPrefilled(declaration)) prefilled.current = true;
    for (const [name, value] of Object.entries(presetsHere(declaration))) {
      if (sameValue(form.getValues(name), defaults[name])) form.setValue(name, value);
    }
  }, [declaration, defaults, form]);

  const draft = useDraft(declaration, form, progress, {
    enabled: options.keepDraft ?? true,
    onReady: applyPresets,
    onPhotos: photos.show,
  });

  const notePhotos = (photoCount: number) => {
    if (!progress.current || progress.current.photoCount === photoCount) return;
    progress.current = { ...progress.current, photoCount };
    draft.save();
  };

  useLayoutEffect(() => {
    // Radios are registered one by one and lose what was chosen before hydration, or at a reset.
    for (const [name, value] of Object.entries(initialValues)) form.setValue(name, value);
    const names = Object.keys(initialValues);
    const filled = names.some((name) => !sameValue(initialValues[name], defaults[name]));
    if (filled) progress.current ??= newProgress();
    prefilled.current = filled;
  }, [initialValues, defaults, form]);

  useEffect(() => {
    mounted.current = true;
    void readyToSend();
    return () => {
      mounted.current = false;
    };
  }, []);

  const forget = () => {
    progress.current = null;
    draft.drop();
  };

  const empty = () => {
    photos.drop();
    forget();
    form.reset({ ...defaults });
    setInitialValues({ ...defaults });
    setStep(0);
  };

  // The popup outlives the page that it was sent from: a form that is still there begins anew.
  const beginAnew = useEffectEvent((entry: string) => {
    if (leaving.current === null || leaving.current === entry) return;
    leaving.current = null;
    busy.current = false;
    setSending(false);
    empty();
  });
  useEffect(() => beginAnew(historyEntry), [historyEntry]);

  const showServerErrors = (errors: ReadonlyMap<string, string>) => {
    for (const [name, message] of errors) form.setError(name, { type: 'refused', message });
    showFirst((name) => errors.has(name));
  };

  const send = async (typed: FormAnswers) => {
    touch();
    const sentFrom = location.pathname;
    const photoCount = await photos.settledCount();
    const answers = withPhotoCount(typed, photoCount);
    const current = { ...(progress.current ?? newProgress()), photoCount };
    const values = form.getValues();
    const asksToRemember = rememberRef.current;
    const envelope = envelopeFor(formType, answers, current, pageContextHere(), new Date());
    const attempt = { answers: JSON.stringify(answers), envelope };
    progress.current = { ...current, attempt };
    draft.save();
    const guard = guardOf({
      form: document.getElementById(declaration.id),
      trap: trapRef.current,
      seenAt,
      prefilled: prefilled.current || draft.state === 'restored',
    });
    const result = await sendLead(formType, envelope, guard);
    // Whoever went on typing meanwhile goes on: the next Send is the next revision.
    const isDone = isAccepted(result) && isSameForm(values, form.getValues());
    // Whoever has followed a link meanwhile is not called back from there.
    const isHere = mounted.current && location.pathname === sentFrom;
    const goesOn = isDone && isHere && declaration.thankYou;
    // Of one that waits the confirmation says the same, and goes on saying it.
    if (!goesOn || result.kind !== 'queued') {
      toast(toastOf(formType, result, answers), toastSystem);
    }
    const leftOut = leftOutToast(result);
    if (leftOut) toast(leftOut, 'corner');
    if (result.kind !== 'failed') {
      progress.current = { ...current, attempt: { ...attempt, stored: true } };
      draft.save();
    }
    if (!isAccepted(result)) {
      if (result.kind === 'parked') showServerErrors(fieldErrorsOf(result.failure, steps.flat()));
      return;
    }
    if (asksToRemember) remember(values, asksToRemember.checked);
    if (!isDone) return;
    if (!goesOn) {
      empty();
      onSafe?.(envelope.submissionId);
      return;
    }
    // Emptied where it stands, it would shrink, and show for a moment what lies below it.
    leaving.current = historyEntry;
    photos.forget();
    forget();
    onSafe?.(envelope.submissionId);
    // In the place of the popup's entry, so that one step back leads to the page below it.
    await navigate('/thank-you', {
      state: { submissionId: envelope.submissionId },
      replace: isLayerEntry(),
    });
  };

  const onValid = async (answers: FormAnswers) => {
    // A ref, not the state: Enter twice comes before the state has changed.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      await (onAnswers ? onAnswers(answers, await photos.settledCount()) : send(answers));
    } catch (error) {
      logWarning('The answers could not be made into a lead.', error);
      toast(toastOf(formType, { kind: 'failed', failure: null }, answers), toastSystem);
    } finally {
      if (leaving.current === null) {
        busy.current = false;
        setSending(false);
      }
    }
  };

  const onInvalid = (errors: FieldErrors<FormValues>) => {
    showFirst((name) => errors[name] !== undefined);
    const values = form.getValues();
    if (missing?.fields.some((name) => textOf(values, name).trim() === '')) {
      toast(missing.toast, toastSystem);
    }
  };

  const onContinue = async () => {
    if (await form.trigger([...(steps[step] ?? [])], { shouldFocus: true })) goTo(step + 1);
  };

  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    touch();
    void (isLast ? form.handleSubmit(onValid, onInvalid)() : onContinue());
  };

  // After Continue, as after Send, a message goes as soon as the field is right.
  const onChange = ({ target }: { target: EventTarget }) => {
    const name = 'name' in target && typeof target.name === 'string' ? target.name : '';
    if (form.formState.errors[name] && !form.formState.isSubmitted) void form.trigger(name);
  };

  const startAgain = () => {
    empty();
    goTo(0);
  };

  return {
    declaration,
    form,
    step,
    sending,
    draftState: draft.state,
    photos,
    notePhotos,
    trapRef,
    rememberRef,
    touch,
    onChange,
    onSubmit,
    clear: empty,
    startAgain,
    back: () => goTo(step - 1),
  };
}

export type EnquiryEngine = ReturnType<typeof useEnquiryForm>;
