import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { FormDeclaration } from './declaration.ts';
import { valuesInDocument } from './dom-values.ts';
import { newProgress, type FormProgress } from './form-progress.ts';
import { sameValue, type FormValues } from './form-values.ts';
import { loadChecks } from './load-checks.ts';
import { isPrefilled, isUnchosen, presetsHere } from './presets.ts';
import type { FormAnswers } from './resolver-of.ts';

/** Validates with code that is loaded separately from the form. */
const laterResolver =
  (declaration: FormDeclaration): Resolver<FormValues, unknown, FormAnswers> =>
  async (...asked) => {
    const { resolverOf } = await loadChecks();
    return resolverOf(declaration)(...asked);
  };

/**
 * A form's answers with their initial values: defaults, answers carried over from another form,
 * input from before hydration, and with `applyPresets` this phone's presets. `prefilledRef` says
 * whether any of these is an answer; `progressRef` is the session that `begin` starts at the first
 * touch; `reset` returns to the defaults.
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
    // Not on blur: if a message disappears just as a button is pressed, the button moves away from
    // the pointer.
    reValidateMode: 'onChange',
  });
  const progressRef = useRef<FormProgress | null>(null);
  const prefilledRef = useRef(false);

  const begin = useCallback(() => {
    progressRef.current ??= newProgress();
  }, []);

  useLayoutEffect(() => {
    // Radios register one by one and lose what was selected before hydration or a reset.
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
