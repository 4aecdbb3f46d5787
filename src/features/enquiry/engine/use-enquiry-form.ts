import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { logWarning } from '#components/log.ts';
import { toast } from '#components/toast/toasts.ts';
import type { FormDeclaration } from './declaration.ts';
import { valuesInDocument } from './dom-values.ts';
import { circumstancesHere, envelopeFor } from './envelope.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { interactionBegan } from '#components/first-interaction.ts';
import { sameValue, textOf, type FormValues } from './form-values.ts';
import { presetsHere } from './presets.ts';
import { readyToasts } from './ready-toasts.ts';
import { remember } from './remembered.ts';
import { resolverOf, type FormAnswers } from './resolver-of.ts';
import { isSafe, sendLead, toastOf } from './send-lead.ts';
import { newSession, type Session } from './session.ts';
import { useDraft } from './use-draft.ts';
import { useSteps } from './use-steps.ts';

export type EngineOptions = {
  /** Answers carried over from elsewhere; they stand above a kept draft. */
  readonly prefill?: Readonly<FormValues>;
  /** Index of the step to begin with. */
  readonly startStep?: number;
  /** Called once the lead is safe, after the form has been emptied. */
  readonly onSafe?: () => void;
  /** Takes the answers instead of the lead queue. */
  readonly onAnswers?: (answers: FormAnswers) => Promise<void>;
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
  const resolver = useMemo(() => resolverOf(declaration), [declaration]);
  const [begun, begin] = useState<FormValues>(() => ({
    ...defaults,
    ...options.prefill,
    ...valuesInDocument(declaration.id, defaults),
  }));
  const form = useForm<FormValues, unknown, FormAnswers>({
    defaultValues: begun,
    resolver,
    // Not on blur: a message that goes away just as a button is pressed moves the button off the press.
    reValidateMode: 'onChange',
  });
  const session = useRef<Session | null>(null);
  const busy = useRef(false);
  const mounted = useRef(false);
  const trapRef = useRef<HTMLInputElement>(null);
  const rememberRef = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const { step, setStep, goTo, showFirst, isLast } = useSteps(form, steps, options.startStep ?? 0);

  const touch = useCallback(() => {
    session.current ??= newSession(Date.now());
  }, []);

  const applyPresets = useCallback(() => {
    for (const [name, value] of Object.entries(presetsHere(declaration))) {
      if (sameValue(form.getValues(name), defaults[name])) form.setValue(name, value);
    }
  }, [declaration, defaults, form]);

  const draft = useDraft(declaration, form, session, {
    enabled: options.keepDraft ?? true,
    onReady: applyPresets,
  });

  useLayoutEffect(() => {
    // Radios are registered one by one and lose what was chosen before hydration, or at a reset.
    for (const [name, value] of Object.entries(begun)) form.setValue(name, value);
    const typed = Object.keys(begun).some((name) => !sameValue(begun[name], defaults[name]));
    if (typed) session.current ??= newSession(interactionBegan());
  }, [begun, defaults, form]);

  useEffect(() => {
    readyToasts();
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const empty = () => {
    session.current = null;
    draft.drop();
    form.reset({ ...defaults });
    begin({ ...defaults });
    setStep(0);
  };

  const showRefusal = (errors: ReadonlyMap<string, string>) => {
    for (const [name, message] of errors) form.setError(name, { type: 'refused', message });
    showFirst((name) => errors.has(name));
  };

  const deliver = async (answers: FormAnswers) => {
    touch();
    const current = session.current ?? newSession(Date.now());
    const values = form.getValues();
    const asksToRemember = rememberRef.current;
    const envelope = envelopeFor(formType, answers, current, circumstancesHere(), new Date());
    session.current = { ...current, attempt: { answers: JSON.stringify(answers), envelope } };
    draft.save();
    const guard = {
      trap: (trapRef.current?.value ?? '').slice(0, 500),
      fillMs: Math.max(0, Date.now() - current.touchedAt),
    };
    const result = await sendLead(formType, envelope, guard);
    toast(toastOf(formType, result), toastSystem);
    if (!isSafe(result)) {
      if (result.kind === 'parked') showRefusal(fieldErrorsOf(result.failure, steps.flat()));
      return;
    }
    if (asksToRemember) remember(values, asksToRemember.checked);
    empty();
    onSafe?.();
    if (declaration.thankYou && mounted.current) {
      await navigate('/thank-you', { state: { submissionId: envelope.submissionId } });
    }
  };

  const onValid = async (answers: FormAnswers) => {
    // A ref, not the state: Enter twice comes before the state has changed.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      await (onAnswers ?? deliver)(answers);
    } catch (error) {
      logWarning('The answers could not be made into a lead.', error);
      toast(toastOf(formType, { kind: 'failed', failure: null }), toastSystem);
    } finally {
      busy.current = false;
      setSending(false);
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
