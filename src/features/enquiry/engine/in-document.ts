import type { FieldErrors } from 'react-hook-form';
import { fieldIds } from '#components/fields/FieldFrame.tsx';
import { takeHtml } from '#components/page-load.ts';
import type { FormDeclaration } from './declaration.ts';
import { formInDocument, type FormValues } from './values.ts';

// A form as HTML, before it is hydrated (app/boot/first-step.ts).

/** Index of the last step that is shown, or of the first. The HTML of the form is React's from then on. */
export function stepInDocument(formId: string, steps: FormDeclaration['steps']): number {
  const shown = takeOver(formId)?.elements;
  const isShown = (name: string) => (shown?.namedItem(name) ?? null) !== null;
  return Math.max(
    0,
    steps.findLastIndex((names) => names.some(isShown)),
  );
}

function takeOver(formId: string): HTMLFormElement | null {
  const form = formInDocument(formId);
  if (!form) return null;
  takeHtml(formId);
  return form;
}

/** The messages that are shown; undefined if there are none. */
export function problemsInDocument(formId: string): FieldErrors<FormValues> | undefined {
  const marked = formInDocument(formId)?.querySelectorAll('[aria-invalid][name]') ?? [];
  const problems = Array.from(marked, (control) => {
    const line = document.getElementById(fieldIds(control.id).error);
    return [control.getAttribute('name') ?? '', { type: 'html', message: line?.textContent ?? '' }];
  });
  return problems.length > 0 ? Object.fromEntries(problems) : undefined;
}

/** Removes answers of earlier steps that were put elsewhere in the page; the form has read them. */
export function dropFromDocument(formId: string): void {
  const form = formInDocument(formId);
  const elsewhere = Array.from(form?.elements ?? []).filter((control) => !form?.contains(control));
  for (const control of elsewhere) control.remove();
}
