import { defaultLocation } from '#content/forms/seasonal.ts';
import type { FormDeclaration } from './declaration.ts';
import { sameValue, type FormValues } from './form-values.ts';
import { rememberedPerson } from './remembered.ts';

/** The form before anything is typed: its defaults and what this phone knows. */
export function untouchedValues(declaration: FormDeclaration): FormValues {
  return { ...declaration.defaults, ...presetsHere(declaration) };
}

/** Whether the remembered person stands in a form before the visitor types. */
export function isPrefilled({ defaults }: FormDeclaration): boolean {
  const person = rememberedPerson();
  return (
    person !== null &&
    Object.entries(person).some(([name, value]) => name in defaults && value !== '')
  );
}

/** Where this phone is, by its clock; empty where that says nothing or the form does not ask. */
function locationHere({ presetLocation = false }: FormDeclaration): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return presetLocation ? defaultLocation(timeZone) : '';
}

/** What a form may hold before the visitor types, known on this phone and this page only. */
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

/**
 * Whether nobody has chosen what a field holds: its default, or the 'Sydney' that a draft has kept
 * from a page without an area of its own.
 */
export function isUnchosen(
  declaration: FormDeclaration,
  name: string,
  value: FormValues[string] | undefined,
): boolean {
  if (sameValue(value, declaration.defaults[name])) return true;
  return name === 'location' && value !== '' && value === locationHere(declaration);
}
