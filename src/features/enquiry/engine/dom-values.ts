import type { FormValues } from './form-values.ts';

/**
 * What the controls of a form already in the document hold: the visitor may have typed into the
 * prerendered page before its script arrived. Empty where there is no such form.
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

/** Breaks every rule there is: stands for something typed that the browser cannot read. */
const UNREADABLE = '?';

/**
 * Fields of a form in the document that hold something the browser gives no value for, such as half
 * a date. They would pass for empty, and what was typed would be lost without a word.
 */
export function unreadableInDocument(formId: string): FormValues {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const names = [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput ? [control.name] : [],
  );
  return Object.fromEntries(names.map((name) => [name, UNREADABLE]));
}
