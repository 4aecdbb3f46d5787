import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { FormDeclaration } from './declaration.ts';
import { valuesInDocument } from './dom-values.ts';
import { newProgress, type FormProgress } from './form-progress.ts';
import { sameValue, type FormValues } from './form-values.ts';
import { loadChecks } from './load-checks.ts';
import { isPrefilled, isUnchosen, presetsHere } from './presets.ts';
import type { FormAnswers } from './resolver-of.ts';

/** Checks by what is fetched apart from the form. */
const laterResolver =
  (declaration: FormDeclaration): Resolver<FormValues, unknown, FormAnswers> =>
  async (...asked) => {
    const { resolverOf } = await loadChecks();
    return resolverOf(declaration)(...asked);
  };

/**
 * The answers of a form and what stands in it before the visitor types: its defaults, what another
 * form has carried over, what was typed before hydration, and with `applyPresets` what this phone
 * knows. `prefilledRef` says whether any of it is an answer, `progressRef` what `begin`, at
 * the first touch, has begun; `reset` goes back to the defaults.
 */
export function useFilledForm(
  declaration: FormDeclaration,
  prefill: Readonly<FormValues> | undefined,
) {
  const { defaults } = declaration;
  const resolver = useMemo(() => laterResolver(declaration), [declaration]);
  const [initialValues, setInitialValues] = useState<FormValues>(() => ({
    ...defaults,
    ...prefill,
    ...valuesInDocument(declaration.id, defaults),
  }));
  const form = useForm<FormValues, unknown, FormAnswers>({
    defaultValues: initialValues,
    resolver,
    // Not on blur: a message that goes away just as a button is pressed moves the button off the press.
    reValidateMode: 'onChange',
  });
  const progressRef = useRef<FormProgress | null>(null);
  const prefilledRef = useRef(false);

  const begin = useCallback(() => {
    progressRef.current ??= newProgress();
  }, []);

  useLayoutEffect(() => {
    // Radios are registered one by one and lose what was chosen before hydration, or at a reset.
    for (const [name, value] of Object.entries(initialValues)) form.setValue(name, value);
    const names = Object.keys(initialValues);
    const filled = names.some((name) => !sameValue(initialValues[name], defaults[name]));
    if (filled) begin();
    prefilledRef.current = filled;
  }, [initialValues, defaults, form, begin]);

  const applyPresets = useCallback(() => {
    if (isPrefilled(declaration)) prefilledRef.current = true;
    for (const [name, value] of Object.entries(presetsHere(declaration))) {
      if (isUnchosen(declaration, name, form.getValues(name))) form.setValue(name, value);
    }
  }, [declaration, form]);

  const reset = () => {
    form.reset({ ...defaults });
    setInitialValues({ ...defaults });
  };

  return { form, progressRef, prefilledRef, begin, applyPresets, reset };
}
