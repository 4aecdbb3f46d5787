import { useCallback, useInsertionEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { defaultLocation } from '#content/forms/seasonal.ts';
import { deviceTimeZone } from '#content/zoned-clock.ts';
import type { FormAnswers, FormDeclaration } from './declaration.ts';
import { dropFromDocument, problemsInDocument } from './in-document.ts';
import { rememberedPerson } from './kept.ts';
import { loadChecks } from './preload.ts';
import {
  formInDocument,
  newProgress,
  sameValue,
  valuesInDocument,
  type FormProgress,
  type FormValues,
} from './values.ts';

/** Validates with code that is loaded separately from the form: a press waits for it. */
const lazyResolver =
  (declaration: FormDeclaration): Resolver<FormValues, unknown, FormAnswers> =>
  async (...args) => {
    const { resolverOf } = await loadChecks();
    return resolverOf(declaration)(...args);
  };

/**
 * A form's answers with their initial values: defaults, answers carried over from another form,
 * input and messages from before hydration, and with `applyPresets` this phone's presets.
 * `prefilledRef` says whether any of these is an answer; `progressRef` is the session that `begin`
 * starts at the first touch; `reset` returns to the defaults.
 */
export function useFilledForm(
  declaration: FormDeclaration,
  prefill: Readonly<FormValues> | undefined,
) {
  const { defaults } = declaration;
  const resolver = useMemo(() => lazyResolver(declaration), [declaration]);
  const [initialValues, setInitialValues] = useState<FormValues>(() => ({
    ...defaults,
    ...prefill,
    ...valuesInDocument(declaration.id, defaults),
  }));
  const [problems] = useState(() => problemsInDocument(declaration.id));
  const [formInHtml] = useState(() => formInDocument(declaration.id));
  const form = useForm<FormValues, unknown, FormAnswers>({
    defaultValues: initialValues,
    ...(problems === undefined ? {} : { errors: problems }),
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

  // Typed since the form was rendered, in slices between which the page takes letters. Read before the
  // fields register, which sets each to the value that the form knows.
  const typedRef = useRef<FormValues>({});
  useInsertionEffect(() => {
    if (formInHtml === null || formInDocument(declaration.id) !== formInHtml) return;
    typedRef.current = valuesInDocument(declaration.id, defaults);
    for (const [name, value] of Object.entries(typedRef.current)) form.setValue(name, value);
  }, [formInHtml, declaration, defaults, form]);

  useLayoutEffect(() => dropFromDocument(declaration.id), [declaration]);

  useLayoutEffect(() => {
    const values = { ...initialValues, ...typedRef.current };
    // Radios register one by one and lose what was selected before hydration or a reset.
    for (const [name, value] of Object.entries(values)) form.setValue(name, value);
    const names = Object.keys(values);
    const filled = names.some((name) => !sameValue(values[name], defaults[name]));
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
    typedRef.current = {};
    form.reset({ ...defaults });
    setInitialValues({ ...defaults });
  };

  return { form, progressRef, prefilledRef, begin, applyPresets, reset };
}

/** The form before the visitor types: its defaults and this phone's presets. */
export function untouchedValues(declaration: FormDeclaration): FormValues {
  return { ...declaration.defaults, ...presetsHere(declaration) };
}

/** Values filled in before the visitor types, known only to this phone and page. */
export function presetsHere(declaration: FormDeclaration): FormValues {
  const presets: FormValues = {
    location: locationHere(declaration),
    ...declaration.presets,
    ...rememberedPerson(),
  };
  return Object.fromEntries(
    Object.entries(presets).filter(([name, value]) => name in declaration.defaults && value !== ''),
  );
}

/** The phone's location by its time zone; empty if that is unknown or the form does not ask. */
function locationHere({ presetLocation = false }: FormDeclaration): string {
  return presetLocation ? defaultLocation(deviceTimeZone()) : '';
}

/** Whether the form is prefilled with the remembered person. */
function isPrefilled({ defaults }: FormDeclaration): boolean {
  const person = rememberedPerson();
  return (
    person !== null &&
    Object.entries(person).some(([name, value]) => name in defaults && value !== '')
  );
}

/**
 * Whether a field was left as it is: its default, or the city that a draft has stored on a page
 * without an area of its own.
 */
function isUnchosen(
  declaration: FormDeclaration,
  name: string,
  value: FormValues[string] | undefined,
): boolean {
  if (sameValue(value, declaration.defaults[name])) return true;
  return name === 'location' && value !== '' && value === locationHere(declaration);
}
