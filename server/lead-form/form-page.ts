import { formText } from '#content/forms/common.ts';
import type { FieldProblem } from '#content/forms/html-form.ts';
import { formFields } from '#contract/form-fields.ts';
import type { PostedFields } from '#contract/html-form.ts';
import {
  append,
  attributeOf,
  elementsIn,
  htmlOf,
  parseHtml,
  removeElement,
  setAttribute,
  setText,
  unwrap,
  type Element,
} from './html.ts';

/** What a page with a form says again. */
export type FilledForm = {
  readonly formType: string;
  readonly fields: PostedFields;
  readonly problems: readonly FieldProblem[];
  /** Said above the form instead of 'please check the fields'. */
  readonly notice?: string;
};

/** Fields that the page itself has, or that nobody may find in it again. */
const OWN_FIELDS: readonly string[] = Object.values(formFields);

/**
 * A page with one of its forms filled in and messages next to the fields; null if it has no such
 * form. Without scripts, wherever it is shown: its address is not the page's own.
 */
export function filledPage(page: string, filled: FilledForm): string | null {
  const document = parseHtml(page);
  for (const element of elementsIn(document)) {
    if (element.tagName === 'script' || attributeOf(element, 'rel') === 'modulepreload')
      removeElement(element);
    if (element.tagName === 'noscript') unwrap(element);
  }
  const form = elementsIn(document).find((element) => isForm(element, filled.formType));
  if (form === undefined) return null;
  for (const control of elementsIn(form)) fillIn(control, filled.fields);
  const marked = filled.problems.flatMap(({ name, message }) => mark(form, name, message) ?? []);
  sayAbove(form, filled.notice ?? formText.errorsFound);
  focusOn(filled.notice === undefined ? marked[0] : form);
  return htmlOf(document);
}

function isForm(element: Element, formType: string): boolean {
  if (element.tagName !== 'form') return false;
  return elementsIn(element).some(
    (control) =>
      attributeOf(control, 'name') === formFields.formType &&
      attributeOf(control, 'value') === formType,
  );
}

/** Gives a control the value that was posted. */
function fillIn(control: Element, fields: PostedFields): void {
  const name = attributeOf(control, 'name');
  if (name === undefined || OWN_FIELDS.includes(name)) return;
  const values = fields.get(name) ?? [];
  switch (control.tagName) {
    case 'textarea':
      // The parser of HTML drops a line end at the start.
      setText(control, `\n${values[0] ?? ''}`);
      return;
    case 'select':
      for (const option of elementsIn(control).filter(({ tagName }) => tagName === 'option')) {
        const value = attributeOf(option, 'value') ?? '';
        setAttribute(option, 'selected', values.includes(value) ? '' : null);
      }
      return;
    case 'input': {
      const type = attributeOf(control, 'type');
      const isChoice = type === 'checkbox' || type === 'radio';
      if (isChoice) {
        const isChosen = values.includes(attributeOf(control, 'value') ?? 'on');
        setAttribute(control, 'checked', isChosen ? '' : null);
      } else if (type !== 'hidden') setAttribute(control, 'value', values[0] ?? '');
    }
  }
}

/** Puts a message next to a field; returns its control, or null if the form has no such field. */
function mark(form: Element, name: string, message: string): Element | null {
  const control = elementsIn(form).find((element) => attributeOf(element, 'name') === name);
  const place = control && placeOfMessage(form, control);
  if (control === undefined || place === undefined) return null;
  const id = `${attributeOf(form, 'id') ?? ''}-${name}-error`;
  append(place, 'p', { id, class: classOfMessages(form) }, message);
  setAttribute(control, 'aria-invalid', 'true');
  const described = attributeOf(control, 'aria-describedby');
  setAttribute(control, 'aria-describedby', described ? `${id} ${described}` : id);
  return control;
}

/** Where a field's script shows its message: the first live region after the control. */
function placeOfMessage(form: Element, control: Element): Element | undefined {
  const all = elementsIn(form);
  return all
    .slice(all.indexOf(control))
    .find((element) => attributeOf(element, 'aria-live') === 'polite');
}

/** MUI's classes of a line below a field, in their error variant. */
function classOfMessages(form: Element): string {
  const helper = elementsIn(form)
    .map((element) => attributeOf(element, 'class') ?? '')
    .find((classes) => classes.includes('MuiFormHelperText-root'));
  return `${helper ?? ''} Mui-error`.trim();
}

/** Where the browser begins: at the first message, or at the form itself. */
function focusOn(element: Element | undefined): void {
  if (element === undefined) return;
  if (element.tagName === 'form') setAttribute(element, 'tabindex', '-1');
  setAttribute(element, 'autofocus', '');
}

function sayAbove(form: Element, text: string): void {
  const line = elementsIn(form).find((element) => attributeOf(element, 'role') === 'status');
  if (line !== undefined) setText(line, text);
}
