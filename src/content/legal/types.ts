import { dateFormat } from '../date-format.ts';
import { legalTerms } from '../legal-terms.ts';
import { publishedContent } from '../published.ts';

/** Parts of their addresses: the words of both can be published. */
export const legalSlugs = ['privacy-policy', 'terms-of-service'] as const;

/** A part of a section: a paragraph, a list, or services by the names that their pages have. */
export type LegalBlock =
  | { readonly clause: string }
  | { readonly lead?: string; readonly clauses: readonly string[] }
  | { readonly lead: string; readonly services: readonly string[] };

/** A numbered section; `id` is its anchor. */
export type LegalSection = {
  readonly number: number;
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
};

/** Sections as they are written. */
export type LegalSections = readonly Omit<LegalSection, 'number'>[];

/** A legal page. */
export type LegalPage = {
  readonly h1: string;
  readonly edition: string;
  readonly lead: string;
  readonly contentsHeading: string;
  readonly sections: readonly LegalSection[];
};

/** Sections numbered from 1 in the order given. */
export const numbered = (sections: LegalSections): readonly LegalSection[] =>
  sections.map((section, index) => ({ number: index + 1, ...section }));

const inWords = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** A day (YYYY-MM-DD) as the pages write it. */
export const legalDay = (day: string): string => inWords(Date.parse(day));

/** The line that dates a legal page: the day of its last change, by a publication or by a build. */
export function editionOf(slug: (typeof legalSlugs)[number]): string {
  const published = publishedContent?.words[slug]?.changed ?? '';
  const day = published > legalTerms.changed ? published : legalTerms.changed;
  return `${legalTerms.edition}, last changed ${legalDay(day)}`;
}
