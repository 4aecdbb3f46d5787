/** The values of a form's fields: text, or the ticked values of a group of checkboxes. */
export type FormValues = Record<string, string | string[]>;

/** A field's text; empty for a group of checkboxes. */
export function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** The ticked values of a group of checkboxes. */
export function choicesOf(values: FormValues, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value : [];
}

/** Whether two forms have the same values. */
export function isSameForm(a: Readonly<FormValues>, b: Readonly<FormValues>): boolean {
  return Object.keys({ ...a, ...b }).every((name) => sameValue(a[name], b[name]));
}

/** Whether two fields have the same value. */
export function sameValue(a: FormValues[string] | undefined, b: FormValues[string] | undefined) {
  return JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
}
