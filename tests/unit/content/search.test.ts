import { describe, expect, it } from 'vitest';
import { areas } from '#content/areas/index.ts';
import { places } from '#content/areas/places.ts';
import { catalogueSeo } from '#content/catalogue-seo.ts';
import { emergency } from '#content/emergency.ts';
import { searchRecords, searchSuggestions, searchTexts } from '#content/search.ts';
import { siteSeo } from '#content/seo.ts';
import { services } from '#content/services/index.ts';
import { repeated } from './support.ts';
import { stringsIn } from './strings.ts';

const holding = (term: string) =>
  searchRecords.filter((record) =>
    stringsIn(record).some((text) => text.toLowerCase().includes(term.toLowerCase())),
  );

describe('the search records', () => {
  it('hold every service and every area once', () => {
    expect(searchRecords.map(({ href }) => href)).toEqual(
      [...services, ...areas].map(({ href }) => href),
    );
    expect(repeated(searchRecords.map(({ id }) => id))).toEqual([]);
  });

  it('tell services and areas apart, and none is without a category', () => {
    expect(searchRecords.filter(({ type }) => type === 'service')).toHaveLength(services.length);
    expect(searchRecords.filter(({ category }) => category === '')).toEqual([]);
  });

  it.each(searchSuggestions)('answer the suggestion %s', (suggestion) => {
    expect(holding(suggestion)).not.toEqual([]);
  });

  it.each(Object.values(places).flat())('find the place %s', (place) => {
    expect(holding(place).some(({ type }) => type === 'area')).toBe(true);
  });

  it('find a service by the visitor’s word for the defect', () => {
    expect(holding('concrete cancer')[0]?.href).toBe('/services/concrete-repairs');
    expect(holding('rising damp')[0]?.href).toBe('/services/building-restoration');
    expect(holding('underpinning')[0]?.href).toBe('/services/foundation-repairs');
  });
});

describe('the search page', () => {
  it('suggests the five words of the specification and lists five areas', () => {
    expect(searchSuggestions).toEqual([
      'masonry',
      'restoration',
      'structural repairs',
      'heritage',
      'concrete',
    ]);
    expect(searchTexts.sidebarAreas).toBe(5);
  });

  it('keeps the specified words where nothing is found', () => {
    expect(searchTexts.none.heading).toBe('No Results Found');
    expect(searchTexts.refine.quote.label).toBe('Get Free Quote');
    expect(searchTexts.refine.quoteHref).toBe('/contact');
  });
});

describe('titles and descriptions', () => {
  const entries = Object.entries(catalogueSeo);
  const all = [...Object.values(catalogueSeo), ...Object.values(siteSeo)];

  it('are unique over the whole site', () => {
    expect(repeated(all.map(({ title }) => title))).toEqual([]);
    expect(repeated(all.map(({ description }) => description))).toEqual([]);
  });

  it.each(entries)('of %s fit a search result', (_, { title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(158);
  });

  it('cover every service and area', () => {
    for (const { href } of [...services, ...areas]) expect(catalogueSeo).toHaveProperty([href]);
  });
});

describe('the emergency page', () => {
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

  it('dials what it shows', () => {
    for (const { display, href } of emergency.numbers.items) {
      expect(href).toBe(`tel:${display.replaceAll(' ', '')}`);
    }
  });
});
