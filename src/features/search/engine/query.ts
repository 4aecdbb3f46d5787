import MiniSearch, { type Query, type QueryCombination } from 'minisearch';
import { stopWords, synonyms } from '#content/search/synonyms.ts';
import { plain } from './index-options.ts';

const words: (text: string) => string[] = MiniSearch.getDefault('tokenize');

const tokensOf = (text: string): readonly string[] => words(text).map(plain).filter(Boolean);

const groups = synonyms.map((group) => group.map((phrase) => tokensOf(phrase)));

/** The other words for a word, each as the words that it is made of. */
function synonymsOf(word: string): readonly (readonly string[])[] {
  const same = groups.filter((group) =>
    group.some((phrase) => phrase.length === 1 && phrase[0] === word),
  );
  return same.flat().filter((phrase) => phrase.length > 1 || phrase[0] !== word);
}

/** A synonym counts for less than the word that was typed. */
const SYNONYM_WEIGHT = 0.5;

const either = (word: string): QueryCombination => ({
  combineWith: 'OR',
  queries: [
    word,
    ...synonymsOf(word).map((phrase): QueryCombination => ({
      combineWith: 'AND',
      queries: [...phrase],
      prefix: false,
      fuzzy: false,
      boostTerm: () => SYNONYM_WEIGHT,
    })),
  ],
});

/** The words of a term that say what is looked for; all of them where none does. */
export function wordsOf(term: string): readonly string[] {
  const typed = tokensOf(term);
  const telling = typed.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : typed;
}

/** What was asked for as a query: each word, or another word for it. Null when nothing is asked. */
export function queryOf(term: string, combineWith: 'AND' | 'OR'): Query | null {
  const wanted = wordsOf(term);
  return wanted.length === 0 ? null : { combineWith, queries: wanted.map(either) };
}
