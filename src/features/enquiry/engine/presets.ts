import { defaultLocation } from '#content/forms/seasonal.ts';
import type { FormDeclaration } from './declaration.ts';
import { sameValue, type FormValues } from './form-values.ts';
import { rememberedPerson } from './remembered.ts';

/** The form before the visitor types: its defaults and this phone's presets. */
export function untouchedValues(declaration: FormDeclaration): FormValues {
  return { ...declaration.defaults, ...presetsHere(declaration) };
}

/** Whether the form is prefilled with the remembered person. */
export function isPrefilled({ defaults }: FormDeclaration): boolean {
  const person = rememberedPerson();
  return (
    person !== null &&
    Object.entries(person).some(([name, value]) => name in defaults && value !== '')
  );
}

/** The phone's location by its time zone; empty if that is unknown or the form does not ask. */
function locationHere({ presetLocation = false }: FormDeclaration): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return presetLocation ? defaultLocation(timeZone) : '';
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

/**
 * Whether a field was left as it is: its default, or the 'Sydney' that a draft has stored on a page
 * without an area of its own.
 */
export function isUnchosen(
  declaration: FormDeclaration,
  name: string,
  value: FormValues[string] | undefined,
): boolean {
  if (sameValue(value, declaration.defaults[name])) return true;
  return name === 'location' && value !== '' && value === locationHere(declaration);
}
