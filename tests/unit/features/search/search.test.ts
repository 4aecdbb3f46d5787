import { describe, expect, it } from 'vitest';
import { searchDocuments } from '#content/search/documents.ts';
import { createIndex, readIndex, search } from '#features/search/engine/engine.ts';
import { areas } from '#content/areas/index.ts';
import { list } from '#content/areas/list/pages.ts';
import type { AreaPage } from '#content/areas/types.ts';
import { searchSuggestions } from '#content/search.ts';
import { services } from '#content/services/index.ts';
import { queries } from './queries.ts';

/** As the page reads it: from the file that the build writes. */
const index = readIndex(JSON.stringify(createIndex(searchDocuments)));

const firstThree = (term: string) => search(index, term).slice(0, 3);

/** A firm may have no page of some of them. */
const paths = new Set(searchDocuments.map(({ href }) => href));
const answered = queries.filter(([, href]) => paths.has(href));

describe('the search', () => {
  it.each(answered)('answers %s with %s among the first three', (term, href) => {
    expect(firstThree(term).map((found) => found.href)).toContain(href);
  });

  it('knows what at least sixty home owners type', () => {
    expect(new Set(queries.map(([term]) => term)).size).toBeGreaterThanOrEqual(60);
  });

  it.each(['', '   '])('finds nothing for a blank term (%j)', (term) => {
    expect(search(index, term)).toEqual([]);
  });

  it('holds every service and every area', () => {
    const hrefs = new Set(searchDocuments.map(({ href }) => href));
    expect([...services, ...areas].filter(({ href }) => !hrefs.has(href))).toEqual([]);
  });

  it.each(searchSuggestions)('answers the suggestion %s', (suggestion) => {
    expect(search(index, suggestion)).not.toEqual([]);
  });

  const places = Object.values<AreaPage>(list).flatMap((page) => page.places?.names ?? []);

  it.each([...new Set(places)])('answers %s with an area', (place) => {
    expect(firstThree(place).map(({ group }) => group)).toContain('area');
  });

  it('finds nothing for what nobody wrote', () => {
    expect(search(index, 'xylophone')).toEqual([]);
  });

  it('ignores case and accents', () => {
    expect(search(index, 'FAÇADE')[0]?.href).toBe(search(index, 'facade')[0]?.href);
  });

  it('tells the words that matched, so that they can be marked', () => {
    expect(search(index, 'bondi')[0]?.words).toContain('bondi');
  });

  it('has every document once, each with a title and an address', () => {
    const ids = searchDocuments.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title, href } of searchDocuments) {
      expect(title).not.toBe('');
      expect(href).toMatch(/^\//);
    }
  });
});
