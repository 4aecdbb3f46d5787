import { describe, expect, it } from 'vitest';
import { searchRecords, searchSuggestions, type SearchRecord } from '#content/search.ts';
import { rankRecords } from '#features/search/rank.ts';

const record = (id: string, words: Partial<SearchRecord>): SearchRecord => ({
  id,
  title: 'Untitled',
  description: '',
  type: 'service',
  href: `/services/${id}`,
  category: '',
  keywords: [],
  ...words,
});

const idsFor = (term: string, records: readonly SearchRecord[]) =>
  rankRecords(term, records).map(({ id }) => id);

describe('the ranking of search results', () => {
  it.each(['', '   ', '\t\n'])('finds nothing for the blank term %j', (term) => {
    expect(rankRecords(term, searchRecords)).toEqual([]);
  });

  it('matches a part of a word whatever its case', () => {
    expect(idsFor('TUCKPOINT', searchRecords)).toContain('masonry');
    expect(idsFor('ictori', [record('a', { description: 'Victorian fronts' })])).toEqual(['a']);
  });

  it('leaves out what does not hold the term', () => {
    expect(rankRecords('swimming pool', searchRecords)).toEqual([]);
  });

  it('puts a title before a keyword, a keyword before a category, and the description last', () => {
    const records = [
      record('description', { description: 'all about lime' }),
      record('category', { category: 'Lime works' }),
      record('keyword', { keywords: ['lime'] }),
      record('title', { title: 'Old lime' }),
    ];
    expect(idsFor('lime', records)).toEqual(['title', 'keyword', 'category', 'description']);
  });

  it('puts the whole before the start, the start before a word within, and that before a part', () => {
    const records = [
      record('part', { title: 'Sublime' }),
      record('word', { title: 'Old lime' }),
      record('start', { title: 'Limewash' }),
      record('whole', { title: 'Lime' }),
    ];
    expect(idsFor('lime', records)).toEqual(['whole', 'start', 'word', 'part']);
  });

  it('keeps the order of the menus among equals', () => {
    const records = ['first', 'second', 'third'].map((id) => record(id, { keywords: ['damp'] }));
    expect(idsFor('damp', records)).toEqual(['first', 'second', 'third']);
  });

  it('is not put off by spaces around or between the words', () => {
    expect(idsFor('  structural   repairs ', searchRecords)[0]).toBe('structural-repairs');
  });

  it.each([
    ['masonry', '/services/masonry'],
    ['concrete', '/services/concrete-repairs'],
    ['inner west', '/areas/inner-west'],
    ['Newtown', '/areas/inner-west'],
    ['underpinning', '/services/foundation-repairs'],
  ])('answers %s with the page it is about first', (term, href) => {
    expect(rankRecords(term, searchRecords)[0]?.href).toBe(href);
  });

  it.each(searchSuggestions)('finds something for the suggestion %s', (suggestion) => {
    expect(rankRecords(suggestion, searchRecords)).not.toEqual([]);
  });
});
