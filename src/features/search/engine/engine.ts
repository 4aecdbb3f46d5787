import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { z } from '#contract/zod.ts';
import { searchGroups, type SearchDocument } from '#content/search.ts';
import { indexOptions, plain } from './index-options.ts';
import { queryOf, wordsOf } from './query.ts';

export type SearchIndex = MiniSearch<SearchDocument>;

const foundSchema = z.object({
  id: z.string(),
  group: z.enum(searchGroups),
  title: z.string(),
  href: z.string(),
  description: z.string(),
  text: z.string(),
});

/** A document that was found, and the words of it that matched. */
export type Found = z.infer<typeof foundSchema> & { readonly words: readonly string[] };

/** What a document must have to be found: the better, the sooner it is listed. */
const closeness = { whole: 0, like: 1, text: 2 } as const;

type Ranked = Found & { readonly closeness: number };

/** What is looked for most often comes first among equals. */
const groupWeight = { service: 1.6, area: 1.6, page: 1.4, question: 1, project: 0.9, legal: 0.6 };

const weightOf = (_id: unknown, _term: string, stored?: Record<string, unknown>): number => {
  const group = foundSchema.shape.group.safeParse(stored?.['group']);
  return group.success ? groupWeight[group.data] : 1;
};

/** Shortest word that may be the beginning of another, or be spelt wrong in one letter. */
const MIN_PREFIX = 3;
const MIN_FUZZY = 5;
/** From this length on two letters may be wrong: 'foundatons' is one letter from the plural, two from the word. */
const MIN_FUZZY_TWICE = 9;

const letterErrors = (term: string): number | false => {
  if (term.length < MIN_FUZZY) return false;
  return term.length < MIN_FUZZY_TWICE ? 1 : 2;
};

const options: SearchOptions = {
  boost: { title: 6, keywords: 4, description: 2, text: 1 },
  prefix: (term) => term.length >= MIN_PREFIX,
  fuzzy: letterErrors,
  weights: { prefix: 0.5, fuzzy: 0.3 },
  boostDocument: weightOf,
};

/** An index over documents; the build makes it once. */
export function createIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  return index;
}

/** The index that the build made. */
export const readIndex = (json: string): SearchIndex => MiniSearch.loadJSON(json, indexOptions);

/** Fewer results than this are filled up with those that hold only some of the words. */
const ENOUGH = 3;

/**
 * Documents for a term. First those that hold each of its words, and every service and area whose own
 * data hold it anywhere, in the middle of a word too; then those that hold the beginning of a longer
 * word, a word spelt otherwise or another word for it, filled up, where they are few, with those that
 * hold some of the words; last the services and areas whose pages hold it within a word. A blank term
 * finds nothing.
 */
export function search(index: SearchIndex, term: string): readonly Found[] {
  const byWords = wordsFound(index, term);
  const byLetters = lettersFound(index, term);
  const inBoth = byWords.map((result) => {
    const same = byLetters.find(({ id }) => id === result.id);
    return same ? { ...result, closeness: Math.min(result.closeness, same.closeness) } : result;
  });
  const known = new Set(byWords.map(({ id }) => id));
  return [...inBoth, ...byLetters.filter(({ id }) => !known.has(id))].toSorted(
    (one, other) => one.closeness - other.closeness,
  );
}

/** The most relevant first. */
function wordsFound(index: SearchIndex, term: string): readonly Ranked[] {
  const every = run(index, term, 'AND');
  if (every.length >= ENOUGH) return every;
  const ids = new Set(every.map(({ id }) => id));
  return [...every, ...run(index, term, 'OR').filter(({ id }) => !ids.has(id))];
}

function run(index: SearchIndex, term: string, combineWith: 'AND' | 'OR'): readonly Ranked[] {
  const query = queryOf(term, combineWith);
  if (query === null) return [];
  const asked = wordsOf(term);
  return index.search(query, options).map((result) => {
    const words = Object.keys(result.match);
    const isWhole = asked.every((word) => words.includes(word));
    return { ...found(result, words), closeness: isWhole ? closeness.whole : closeness.like };
  });
}

/** The services and areas that hold the letters of a term as they stand, those in whose titles they are first. */
function lettersFound(index: SearchIndex, term: string): readonly Ranked[] {
  const letters = lettersOf(term);
  if (letters === '') return [];
  const holds = (text: string) => lettersOf(text).includes(letters);
  const results = index.search(MiniSearch.wildcard).flatMap((result): readonly Ranked[] => {
    const { success, data } = ownDataSchema.safeParse(result);
    if (!success) return [];
    const { title, description, keywords, text } = data;
    const own = [title, keywords, description].some(holds);
    if (!own && !holds(text)) return [];
    const words = wordsWith(letters, [title, description, text].join(' '));
    return [{ ...found(result, words), closeness: own ? closeness.whole : closeness.text }];
  });
  return results.toSorted((one, other) => Number(holds(other.title)) - Number(holds(one.title)));
}

/** What is searched letter by letter: services and areas, whose number is small. */
const ownDataSchema = z.object({
  group: z.enum(['service', 'area']),
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  text: z.string(),
});

const lettersOf = (text: string): string => plain(text).trim().replaceAll(/\s+/g, ' ');

/** The words of a text in which one of the words asked for is, so that they can be marked. */
function wordsWith(letters: string, text: string): readonly string[] {
  const parts = letters.split(' ');
  const words = new Set(wordsOf(text));
  return [...words].filter((word) => parts.some((part) => word.includes(part)));
}

const found = (result: SearchResult, words: readonly string[]): Found => ({
  ...foundSchema.parse(result),
  words,
});
