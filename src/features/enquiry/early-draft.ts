import { tryTo } from '#lib/browser.ts';
import { readText, writeText } from '#lib/browser-page.ts';

// What is typed into a form before the site has started, for the form to take into its draft
// (engine/use-draft.ts): kept with every letter, since a phone may throw the page away without a word.

type Field = Pick<HTMLInputElement, 'form' | 'name'>;

/** Key of a form's early draft in local storage: the answers to each field that was typed into. */
export const earlyDraftKey = (formId: string): string => `early-draft:${formId}`;

/** Keeps what a field holds, next to what earlier pages have kept. */
export function keepEarlyDraft({ form, name }: Field): void {
  // Only enquiries say how they are encoded: a password is never kept.
  if (!form?.matches('[enctype]')) return;
  const key = earlyDraftKey(form.id);
  // What cannot be read is replaced.
  const before = tryTo(() => JSON.parse(readText(key) ?? '{}'), {});
  writeText(key, JSON.stringify({ ...before, [name]: new FormData(form).getAll(name) }));
}

/** Whether something was kept that the form has not taken into its draft. */
export function hasEarlyDraft(formId: string): boolean {
  return typeof readText(earlyDraftKey(formId)) === 'string';
}

/** The form has it in its draft, or was sent. */
export function dropEarlyDraft(formId: string): void {
  writeText(earlyDraftKey(formId), null);
}
