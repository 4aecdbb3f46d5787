import { describe, expect, it } from 'vitest';
import { emergency } from '#content/emergency.ts';
import { searchSuggestions, searchTexts } from '#content/search.ts';
import { searchDocuments } from '#content/search/documents.ts';
import { queries } from '../unit/features/search/queries.ts';

describe('the sample’s search', () => {
  it('has a page for everything that home owners type', () => {
    const hrefs = new Set(searchDocuments.map(({ href }) => href));
    expect(queries.filter(([, href]) => !hrefs.has(href))).toEqual([]);
  });
});

describe('the sample’s search page', () => {
  it('suggests five words and lists five areas', () => {
    expect(searchSuggestions).toEqual([
      'masonry',
      'restoration',
      'structural repairs',
      'heritage',
      'concrete',
    ]);
    expect(searchTexts.sidebarAreas).toBe(5);
  });

  it('says in its words that nothing is found', () => {
    expect(searchTexts.none.heading).toBe('No Results Found');
    expect(searchTexts.refine.quote.label).toBe('Get Free Quote');
    expect(searchTexts.refine.quoteHref).toBe('/contact');
  });
});

describe('the sample’s emergency page', () => {
  it('shows six situations and ties every response time to what it answers', () => {
    expect(emergency.situations.cards).toHaveLength(6);
    expect(emergency.responses.items.map(({ time }) => time)).toEqual([
      '24/7',
      'about 30 minutes',
      '2-4 hours',
      '48-72 hours',
    ]);
    expect(emergency.responses.items.every(({ answers }) => answers.length > 0)).toBe(true);
  });
});
