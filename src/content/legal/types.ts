import { legalTerms } from '../legal-terms.ts';

/** A part of a section: a paragraph, or a list under an optional sentence. */
export type LegalBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly lead?: string; readonly items: readonly string[] };

/** A numbered section; `id` is its anchor. */
export type LegalSection = {
  readonly number: number;
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
};

/** A legal page. */
export type LegalPage = {
  readonly h1: string;
  readonly edition: string;
  readonly lead: string;
  readonly contentsHeading: string;
  readonly sections: readonly LegalSection[];
};

/** A paragraph. */
export const text = (words: string): LegalBlock => ({ kind: 'text', text: words });

/** A list, with the sentence that leads into it. */
export const list = (lead: string, items: readonly string[]): LegalBlock => ({
  kind: 'list',
  lead,
  items,
});

/** A list that needs no sentence before it. */
export const points = (items: readonly string[]): LegalBlock => ({ kind: 'list', items });

/** Sections numbered from 1 in the order given. */
export function numbered(sections: readonly Omit<LegalSection, 'number'>[]): LegalSection[] {
  return sections.map((section, index) => ({ number: index + 1, ...section }));
}

/** The line that dates both legal pages. */
export const editionText = `${legalTerms.edition}, last changed ${legalTerms.changed}`;
