import { formFields } from '#contract/form-fields.ts';
import { postAsHtml } from '#lib/html-form.ts';
import type { FormDeclaration } from './declaration.ts';
import { formInDocument, type FormValues } from './values.ts';

/**
 * Posts a form with all its steps and photos as HTML, in place of code that can't be had. Resolves
 * with false, leaving the page as it is, where that is not possible.
 */
export async function postWhole(
  declaration: FormDeclaration,
  values: Readonly<FormValues>,
  photos: readonly File[],
): Promise<boolean> {
  const shown = formInDocument(declaration.id);
  if (shown === null) return false;
  const whole = wholeForm(shown, { ...declaration.derive?.(values), ...values }, photos);
  document.body.append(whole);
  const isPosted = await postAsHtml(whole);
  if (!isPosted) whole.remove();
  return isPosted;
}

/** A hidden copy of a form with every answer, of which only the current step is shown. */
function wholeForm(
  shown: HTMLFormElement,
  answers: Readonly<Record<string, unknown>>,
  photos: readonly File[],
): HTMLFormElement {
  const form = document.createElement('form');
  for (const { name, value } of shown.attributes) if (name !== 'id') form.setAttribute(name, value);
  form.hidden = true;
  for (const [name, value] of new FormData(shown)) {
    if (typeof value === 'string' && !(name in answers)) addHidden(form, name, value);
  }
  for (const [name, answer] of Object.entries(answers)) {
    for (const value of Array.isArray(answer) ? answer : [answer]) {
      if (typeof value === 'string' || typeof value === 'number')
        addHidden(form, name, String(value));
    }
  }
  if (photos.length > 0) form.append(filesInput(photos));
  return form;
}

function addHidden(form: HTMLFormElement, name: string, value: string): void {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = name;
  input.value = value;
  form.append(input);
}

function filesInput(photos: readonly File[]): HTMLInputElement {
  const input = document.createElement('input');
  const files = new DataTransfer();
  for (const photo of photos) files.items.add(photo);
  input.type = 'file';
  input.name = formFields.photos;
  input.multiple = true;
  input.files = files.files;
  return input;
}
