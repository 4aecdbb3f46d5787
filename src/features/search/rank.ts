import type { SearchRecord } from '#content/search.ts';

/** What a match is worth by the place where it was found; the best place counts. */
const worth = {
  titleWhole: 100,
  titleStart: 80,
  titleWord: 70,
  title: 60,
  keywordWhole: 50,
  keywordStart: 40,
  keyword: 30,
  category: 20,
  description: 10,
} as const;

const plain = (text: string): string => text.toLocaleLowerCase('en-AU').replace(/\s+/g, ' ').trim();

/**
 * Records that hold `term` as a case-insensitive substring, the most relevant first; those of equal
 * worth keep their order (specification 2-§5). A blank term finds nothing.
 */
export function rankRecords(
  term: string,
  records: readonly SearchRecord[],
): readonly SearchRecord[] {
  const wanted = plain(term);
  if (wanted === '') return [];
  return records
    .map((record) => ({ record, score: scoreOf(wanted, record) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ record }) => record);
}

function scoreOf(wanted: string, record: SearchRecord): number {
  return Math.max(
    titleScore(wanted, plain(record.title)),
    ...record.keywords.map((keyword) => keywordScore(wanted, plain(keyword))),
    plain(record.category).includes(wanted) ? worth.category : 0,
    plain(record.description).includes(wanted) ? worth.description : 0,
  );
}

function titleScore(wanted: string, title: string): number {
  if (title === wanted) return worth.titleWhole;
  if (title.startsWith(wanted)) return worth.titleStart;
  if (title.includes(` ${wanted}`)) return worth.titleWord;
  return title.includes(wanted) ? worth.title : 0;
}

function keywordScore(wanted: string, keyword: string): number {
  if (keyword === wanted) return worth.keywordWhole;
  if (keyword.startsWith(wanted)) return worth.keywordStart;
  return keyword.includes(wanted) ? worth.keyword : 0;
}
