import { catalogue } from '#content/pictures/catalogue.ts';

/** Names that the pictures script draws; any other name is a hole in a page. */
export const pictureNames: ReadonlySet<string> = new Set(catalogue.map(({ name }) => name));

/** Number of words in some texts. */
export function wordsIn(texts: readonly string[]): number {
  return texts.join(' ').split(/\s+/).filter(Boolean).length;
}

/** Sentences long enough that finding one twice means a copied text. */
export function longSentences(texts: readonly string[]): readonly string[] {
  return texts
    .flatMap((text) => text.split(/(?<=[.?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn([sentence]) >= 8);
}

/** Values that occur more than once. */
export function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
