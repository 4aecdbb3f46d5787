import type { Envelope } from '#contract/envelope.ts';

/** The values of a form's fields: text, or the ticked values of a group of checkboxes. */
export type FormValues = Record<string, string | string[]>;

export function isFormValue(value: unknown): value is FormValues[string] {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) && value.every((choice) => typeof choice === 'string'))
  );
}

/** One session of filling in a form, from its first touch until the lead is stored or delivered. */
export type FormProgress = {
  readonly submissionId: string;
  /** Number of photos added. */
  readonly photoCount?: number | undefined;
  /** Ids of the photos shown, in order. */
  readonly photoIds?: readonly string[] | undefined;
  /**
   * What was last sent: the same answers are sent again as the identical envelope, changed ones as
   * the next revision.
   */
  readonly attempt: {
    readonly answers: string;
    readonly envelope: Envelope;
    /** Whether the outbox is known to have stored it. */
    readonly stored?: boolean | undefined;
  } | null;
};

/** What was typed into a form and not yet sent. */
export type Draft = { readonly progress: FormProgress; readonly values: FormValues };

/** A new session with an id of its own. */
export function newProgress(): FormProgress {
  return { submissionId: newSubmissionId(), attempt: null };
}

/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on insecure origins, such as
 * a phone that opens a development server on the local network.
 */
export function newSubmissionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

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

export type SplitName = {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
};

/** First and last name joined. */
export function wholeName({ firstName = '', lastName = '' }: SplitName): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

export function isSameForm(a: Readonly<FormValues>, b: Readonly<FormValues>): boolean {
  return Object.keys({ ...a, ...b }).every((name) => sameValue(a[name], b[name]));
}

/** Whether two fields have the same value; a missing one counts as empty. */
export function sameValue(a: FormValues[string] | undefined, b: FormValues[string] | undefined) {
  return JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
}

/**
 * Values of a form already in the document: the visitor may have typed into the prerendered page
 * before hydration. Empty if there is no such form.
 */
export function valuesInDocument(formId: string, defaults: Readonly<FormValues>): FormValues {
  const form = formInDocument(formId);
  if (form === null) return {};
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
  const names = [...(formInDocument(formId)?.elements ?? [])].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput ? [control.name] : [],
  );
  return Object.fromEntries(names.map((name) => [name, UNREADABLE]));
}

/** Null while prerendering, too. */
export function formInDocument(formId: string): HTMLFormElement | null {
  if (typeof document === 'undefined') return null;
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? form : null;
}
