import type { StatusWords } from '#content/thank-you.ts';
import type { Fact } from '#content/what-was-sent.ts';

/** A receipt as the server wrote it into the page. */
export type PageReceipt = { readonly words: StatusWords; readonly facts: readonly Fact[] };

const textIn = (place: ParentNode, selector: string) =>
  place.querySelector(selector)?.textContent ?? '';

/**
 * The receipt of a request that a form posted as HTML, which the server writes into the page for
 * browsers without script; null if there is none. This phone's own list knows nothing of it.
 */
export function receiptInPage(): PageReceipt | null {
  for (const { textContent } of document.querySelectorAll('main noscript')) {
    const page = new DOMParser().parseFromString(textContent, 'text/html');
    const place = page.getElementById('standing');
    const labels = [...(place?.querySelectorAll('dt') ?? [])];
    if (!place || labels.length === 0) continue;
    const facts = labels.map((label) => ({
      label: label.textContent,
      text: label.nextElementSibling?.textContent ?? '',
    }));
    return { words: { title: textIn(place, 'h2'), text: textIn(place, 'p') }, facts };
  }
  return null;
}
