import type { FormValues } from './form-values.ts';

/**
 * Values of a form already in the document: the visitor may have typed into the prerendered page
 * before hydration. Empty if there is no such form.
 */
export function valuesInDocument(formId: string, defaults: Readonly<FormValues>): FormValues {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const data = new FormData(form);
  const names = Object.keys(defaults).filter((name) => form.elements.namedItem(name) !== null);
  return Object.fromEntries(
    names.map((name) => {
      const all = data.getAll(name).filter((value) => typeof value === 'string');
      return [name, Array.isArray(defaults[name]) ? all : (all[0] ?? '')];
    }),
  );
}

/** A value that fails every rule: marks input that the browser cannot read. */
const UNREADABLE = '?';

/**
 * Fields in which the visitor typed something that the browser reports as no value, such as half a
 * date. They would count as empty, and the input would be lost silently.
 */
export function unreadableInDocument(formId: string): FormValues {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const names = [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput ? [control.name] : [],
  );
  return Object.fromEntries(names.map((name) => [name, UNREADABLE]));
}
