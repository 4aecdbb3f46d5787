import { useStore } from '#components/use-store.ts';
import { ownFirm } from '#content/admin/firm.ts';
import { type Firm, firmSchema } from '#contract/admin/session.ts';
import { readText, writeText } from '#lib/browser-page.ts';
import { createStore } from '#lib/create-store.ts';

const KEY = 'office-firm';

/** The name that the page was rendered with: its scripts may have come before, or after. */
const named =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector('meta[property="og:site_name"]')?.getAttribute('content');

const store = createStore<Firm>({ ...ownFirm, ...(named && { name: named }) });

/** The firm as the server has published it, as far as this device knows. */
export const firm = store.get;

export const useFirm = (): Firm => useStore(store);

/** Takes over what the server says of the firm; an earlier release says nothing. */
export function keepFirm(told: Firm | undefined): void {
  if (told === undefined) return;
  const text = JSON.stringify(told);
  if (text === JSON.stringify(store.get())) return;
  store.set(told);
  writeText(KEY, text);
}

/** Reads what this device knows, for as long as the server does not answer. */
export function readFirm(): void {
  try {
    const kept = firmSchema.safeParse(JSON.parse(readText(KEY) ?? 'null'));
    if (kept.success) keepFirm(kept.data);
  } catch {
    // As built until the server answers.
  }
}
