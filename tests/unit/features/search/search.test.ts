import { describe, expect, it } from 'vitest';
import { routes } from '#app/routes/table.ts';
import { privacyPolicy } from '#content/legal/privacy.ts';
import { termsOfService } from '#content/legal/terms.ts';
import { projects } from '#content/projects.ts';
import { searchDocuments } from '#content/search/documents.ts';
import type { SearchDocument } from '#content/search/types.ts';
import { list as servicePages } from '#content/services/list/pages.ts';
import type { ServicePage } from '#content/services/types.ts';
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

const aDocument = (change: Partial<SearchDocument> & { id: string }): SearchDocument => ({
  group: 'page',
  title: '',
  href: `/${change.id}`,
  description: '',
  keywords: '',
  text: '',
  ...change,
});

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
    expect([...services, ...areas].filter(({ href }) => !paths.has(href))).toEqual([]);
  });

  it('holds every page that search engines know', () => {
    const known = routes.filter(({ noindex, canonical }) => !noindex && canonical === undefined);
    expect(known.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
  });

  it.each(['/', '/#contact', '/contact', '/quote', '/assessment', '/review'])(
    'holds the form of %s',
    (href) => expect(paths).toContain(href),
  );

  it('holds every project, question and legal section', () => {
    const titles = new Set(searchDocuments.map(({ title }) => title));
    const questions = Object.values<ServicePage>(servicePages).flatMap(({ faq }) =>
      (faq?.items ?? []).map(({ question }) => question),
    );
    expect(questions.filter((question) => !titles.has(question))).toEqual([]);
    const addresses = [
      ...projects.map(({ id }) => `/projects?project=${id}`),
      ...privacyPolicy.sections.map(({ id }) => `/privacy-policy#${id}`),
      ...termsOfService.sections.map(({ id }) => `/terms-of-service#${id}`),
    ];
    expect(addresses.filter((href) => !paths.has(href))).toEqual([]);
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

  it('finds a word of which only the beginning was typed', () => {
    const document = aDocument({ id: 'gutter', text: 'Gutters are cleared.' });
    expect(search(createIndex([document]), 'gutt')[0]?.href).toBe('/gutter');
    expect(search(createIndex([document]), 'gu')).toEqual([]);
  });

  it('finds a longer word with one letter wrong, not with two', () => {
    const document = aDocument({ id: 'gutter', text: 'Gutters are cleared.' });
    expect(search(createIndex([document]), 'guttirs')[0]?.href).toBe('/gutter');
    expect(search(createIndex([document]), 'gottirs')).toEqual([]);
  });

  it.each([
    ['leak', 'Waterproofing'],
    ['damp', 'Mould'],
    ['moisture', 'Rising damp'],
    ['brick', 'Masonry'],
    ['price', 'Quotation'],
  ])('takes %s for another word for %s', (asked, written) => {
    const index = createIndex([aDocument({ id: 'other', text: 'Slate' })]);
    index.add(aDocument({ id: 'same', text: written }));
    expect(search(index, asked).map(({ id }) => id)).toEqual(['same']);
  });

  it('puts a word in the title before the same in the keywords, the description and the text', () => {
    const index = createIndex([
      aDocument({ id: 'text', text: 'Slate' }),
      aDocument({ id: 'description', description: 'Slate' }),
      aDocument({ id: 'keywords', keywords: 'Slate' }),
      aDocument({ id: 'title', title: 'Slate' }),
    ]);
    expect(search(index, 'slate').map(({ id }) => id)).toEqual([
      'title',
      'keywords',
      'description',
      'text',
    ]);
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
