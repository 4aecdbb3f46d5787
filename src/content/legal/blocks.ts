import type { LegalBlock, LegalSection } from './types.ts';

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
