import { defaultLocation } from '#content/forms/seasonal.ts';
import type { FormDeclaration } from './declaration.ts';
import type { FormValues } from './form-values.ts';
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

/** What a form may hold before the visitor types, known on this phone only. */
export function presetsHere(declaration: FormDeclaration): FormValues {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const location = declaration.presetLocation === true ? defaultLocation(timeZone) : '';
  const presets: FormValues = { location, ...rememberedPerson() };
  return Object.fromEntries(
    Object.entries(presets).filter(([name, value]) => name in declaration.defaults && value !== ''),
  );
}
