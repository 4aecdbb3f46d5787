import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '#app/routes/table.ts';
import { privacyPolicy } from '#content/legal/privacy.ts';
import { termsOfService } from '#content/legal/terms.ts';
import { projects } from '#content/projects/index.ts';
import { searchDocuments } from '#content/search/documents.ts';
import { type SearchDocument, searchSuggestions } from '#content/search.ts';
import { list as servicePages } from '#content/services/list/pages.ts';
import type { ServicePage } from '#content/services/types.ts';
import { createIndex, readIndex, search } from '#features/search/engine/engine.ts';
import { areas } from '#content/areas/index.ts';
import { list } from '#content/areas/list/pages.ts';
import type { AreaPage } from '#content/areas/types.ts';
import { services } from '#content/services/index.ts';
import { snippetOf } from '#features/search/engine/mark.ts';
import { areaEntries } from '#content/areas/index.ts';
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

  /** Everything that a service or an area says of itself in menus and lists. */
  const ownData = [
    ...services.map(({ href, label, description, badge }) => ({
      href,
      texts: [label, description, badge ?? ''],
    })),
    ...areas.map(({ href, label, description, suburbs }) => ({
      href,
      texts: [label, description, ...suburbs],
    })),
  ].flatMap(({ href, texts }) => texts.filter(Boolean).map((text) => ({ href, text })));

  it('finds every piece of a service’s and an area’s data, wherever it begins and in any case', () => {
    const piece = fc.constantFrom(...ownData).chain(({ href, text }) =>
      fc
        .tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: text.length }), fc.boolean())
        .map(([from, length, isLoud]) => {
          const asked = text.slice(from, from + length);
          return { href, asked: isLoud ? asked.toUpperCase() : asked.toLowerCase() };
        })
        .filter(({ asked }) => asked.trim() !== ''),
    );
    fc.assert(
      fc.property(piece, ({ href, asked }) => {
        expect(search(index, asked).map((found) => found.href)).toContain(href);
      }),
      { numRuns: 300 },
    );
  });

  it('finds what stands in the middle of a word of services and areas, and marks the word', () => {
    const index = createIndex([
      aDocument({ id: 'area', group: 'area', keywords: 'Elmsworth', text: 'Elmsworth flats.' }),
      aDocument({ id: 'page', text: 'Elmsworth' }),
    ]);
    const [area, ...others] = search(index, 'MSWOR');
    expect(area).toMatchObject({ id: 'area', words: ['elmsworth'] });
    expect(others).toEqual([]);
  });

  it('lists what holds the letters asked for before what is only like them', () => {
    const index = createIndex([
      aDocument({ id: 'spelt', title: 'Gotter' }),
      aDocument({ id: 'longer', title: 'Gutters' }),
      aDocument({ id: 'within', group: 'area', description: 'Regutterings' }),
      aDocument({ id: 'whole', text: 'Gutter' }),
    ]);
    const ids = search(index, 'gutter').map(({ id }) => id);
    expect(ids.slice(0, 2).toSorted()).toEqual(['whole', 'within']);
    expect(ids.slice(2).toSorted()).toEqual(['longer', 'spelt']);
  });

  it('finds a long word with two letters wrong', () => {
    const document = aDocument({ id: 'scaffold', text: 'Scaffolding' });
    expect(search(createIndex([document]), 'skafolding')[0]?.href).toBe('/scaffold');
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
    const suburbs = areaEntries.flatMap((area) => area.suburbs);
    const name = suburbs.find((suburb) => /^\p{L}+$/u.test(suburb))?.toLowerCase() ?? '';
    expect(search(index, name)[0]?.words).toContain(name);
  });

  it.each([...queries.map(([term]) => term), 'australian standards', 'council', 'wood'])(
    'shows of what it finds for %s whole sentences',
    (term) => {
      for (const { id, description, text, words } of search(index, term)) {
        const shown = snippetOf({ description, text }, words);
        expect(`${id}: ${shown}`).toMatch(/: ["'“‘(]?[\p{Uppercase}\d]/u);
        expect(` ${description} ${text} `).toContain(` ${shown} `);
        // A service's or an area's own line has no full stop.
        expect(shown === description || /[.?!…]$/.test(shown)).toBe(true);
      }
    },
  );

  it.each(searchDocuments.filter(({ group }) => group === 'legal').map((one) => [one.id, one]))(
    'begins %s with whole sentences',
    (_, { description }) => expect(description).toMatch(/^[\p{Uppercase}\d].*[.?!…]$/u),
  );

  it('has every document once, each with a title and an address', () => {
    const ids = searchDocuments.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { title, href } of searchDocuments) {
      expect(title).not.toBe('');
      expect(href).toMatch(/^\//);
    }
  });
});
