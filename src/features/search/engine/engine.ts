import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { z } from '#contract/zod.ts';
import { searchGroups, type SearchDocument } from '#content/search/types.ts';
import { indexOptions } from './index-options.ts';
import { queryOf } from './query.ts';

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

/** What is looked for most often comes first among equals. */
const groupWeight = { service: 1.6, area: 1.6, page: 1.4, question: 1, project: 0.9, legal: 0.6 };

const weightOf = (_id: unknown, _term: string, stored?: Record<string, unknown>): number => {
  const group = foundSchema.shape.group.safeParse(stored?.['group']);
  return group.success ? groupWeight[group.data] : 1;
};

/** Shortest word that may be the beginning of another, or be spelt wrong in one letter. */
const MIN_PREFIX = 3;
const MIN_FUZZY = 5;

const options: SearchOptions = {
  boost: { title: 6, keywords: 4, description: 2, text: 1 },
  prefix: (term) => term.length >= MIN_PREFIX,
  fuzzy: (term) => (term.length >= MIN_FUZZY ? 1 : false),
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
 * Documents for a term, the most relevant first: those that hold every word or another word for it,
 * then, where they are few, those that hold some. A blank term finds nothing.
 */
export function search(index: SearchIndex, term: string): readonly Found[] {
  const every = run(index, queryOf(term, 'AND'));
  if (every.length >= ENOUGH) return every;
  const ids = new Set(every.map(({ id }) => id));
  return [...every, ...run(index, queryOf(term, 'OR')).filter(({ id }) => !ids.has(id))];
}

const run = (index: SearchIndex, query: Query | null): readonly Found[] =>
  query === null ? [] : index.search(query, options).map(found);

const found = (result: SearchResult): Found => ({
  ...foundSchema.parse(result),
  words: Object.keys(result.match),
});
