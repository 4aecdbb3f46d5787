import MiniSearch from 'minisearch';
import { sentencesOf } from '#content/search/text-of.ts';
import { plain } from './index-options.ts';

/** A piece of text; `marked` where it is one of the words that were found. */
export type Piece = { readonly text: string; readonly marked: boolean };

const separators = /[\n\r\p{Z}\p{P}]+/u;
const split: (text: string) => string[] = MiniSearch.getDefault('tokenize');

/** Text in pieces, with the words that were found marked. */
export function markWords(text: string, words: readonly string[]): readonly Piece[] {
  const found = new Set(words);
  const pieces = text.split(new RegExp(`(${separators.source})`, 'u')).map((part): Piece => {
    const [word = ''] = split(part);
    return { text: part, marked: word !== '' && found.has(plain(word)) };
  });
  return pieces.filter((piece) => piece.text !== '').reduce<Piece[]>(join, []);
}

function join(pieces: Piece[], next: Piece): Piece[] {
  const last = pieces.at(-1);
  if (last?.marked !== next.marked) return [...pieces, next];
  return [...pieces.slice(0, -1), { text: last.text + next.text, marked: last.marked }];
}

/** Longest piece of text shown under a title, in characters. */
const MAX_SNIPPET = 180;
/** A sentence of fewer words is a label or a heading. */
const MIN_WORDS = 5;

const isTelling = (sentence: string): boolean =>
  sentence.length <= MAX_SNIPPET && sentence.split(' ').length >= MIN_WORDS;

/** The sentence of a document that holds most of the words found; its description if none does better. */
export function snippetOf(
  { description, text }: { readonly description: string; readonly text: string },
  words: readonly string[],
): string {
  const wanted = new Set(words);
  const countOf = (sentence: string) =>
    new Set(
      split(sentence)
        .map(plain)
        .filter((word) => wanted.has(word)),
    ).size;
  let best = description;
  let most = countOf(description);
  for (const sentence of sentencesOf(text).filter(isTelling)) {
    const count = countOf(sentence);
    if (count > most) [best, most] = [sentence, count];
  }
  return best;
}
