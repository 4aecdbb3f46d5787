/** What the fields of a form hold: text, or the ticked values of a group of checkboxes. */
export type FormValues = Record<string, string | string[]>;

/** A field's text; a group of checkboxes has none. */
export function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** The ticked values of a group of checkboxes. */
export function choicesOf(values: FormValues, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value : [];
}

/** Whether two forms hold the same in every field. */
export function isSameForm(a: Readonly<FormValues>, b: Readonly<FormValues>): boolean {
  return Object.keys({ ...a, ...b }).every((name) => sameValue(a[name], b[name]));
}

/** Whether two fields hold the same. */
export function sameValue(a: FormValues[string] | undefined, b: FormValues[string] | undefined) {
  return JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
}
