import { defaultLocation } from '#content/forms/seasonal.ts';
import type { FormDeclaration } from './declaration.ts';
import type { FormValues } from './form-values.ts';
import { rememberedPerson } from './remembered.ts';

/** The form before anything is typed: its defaults and what this phone knows. */
export function untouchedValues(declaration: FormDeclaration): FormValues {
  return { ...declaration.defaults, ...presetsHere(declaration) };
}

/** What a form may hold before the visitor types, known on this phone only (specification 1-§4). */
export function presetsHere(declaration: FormDeclaration): FormValues {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const location = declaration.presetLocation === true ? defaultLocation(timeZone) : '';
  const presets: FormValues = { location, ...rememberedPerson() };
  return Object.fromEntries(
    Object.entries(presets).filter(([name, value]) => name in declaration.defaults && value !== ''),
  );
}
