import { expect, test } from 'vitest';
import { areaWords, NOT_SAID, OTHER, serviceWords } from '#content/admin/answer-words.ts';
import { areaEntries } from '#content/areas/index.ts';
import { locations, popupServices, quoteServices } from '#content/forms/options.ts';
import { serviceEntries } from '#content/services/index.ts';
import { additionsOf, categoryOf, noAdditions } from '#server/store/category.ts';
import { business } from '#content/business.ts';

const [area] = areaEntries;
const [service] = serviceEntries;

const of = (data: Record<string, unknown>) =>
  categoryOf({ formType: 'lead_capture', data }, noAdditions);
const page = (path: string) => ({ pageUrl: `https://firm.example${path}` });

test('what any form offers of a service counts for that service', () => {
  for (const { slug, options } of serviceEntries) {
    for (const option of Object.values(options)) {
      // `closest` only names an option of another service.
      if (typeof option === 'string') continue;
      const { value } = option;
      expect(of({ service: value }).service).toBe(slug);
      expect(of({ serviceType: value }).service).toBe(slug);
    }
  }
});

test('every choice of service or place has words, and one that has gone is something else', () => {
  for (const { value } of [...popupServices, ...quoteServices]) {
    const found = of({ service: value }).service;
    expect([NOT_SAID, OTHER]).not.toContain(found);
    expect(serviceWords(found)).not.toBe('');
  }
  expect(of({ service: 'thatching of ricks' }).service).toBe(OTHER);
  for (const { value } of locations) expect(areaWords(of({ location: value }).area)).not.toBe('');
});

test('a lead without a choice counts for the page that it was sent from', () => {
  if (area === undefined || service === undefined)
    throw new Error('the firm does nothing, nowhere');
  expect(of(page(`/services/${service.slug}`)).service).toBe(service.slug);
  expect(of({ topic: service.label }).service).toBe(service.slug);
  expect(of(page(`/areas/${area.id}/`)).area).toBe(area.id);
  expect(of({ topic: area.label }).area).toBe(area.id);
  expect(of(page('/contact'))).toEqual({ service: NOT_SAID, area: NOT_SAID });
  // The list of all services is of none.
  expect(of(page('/services')).service).toBe(NOT_SAID);
  expect(of({ pageUrl: 'nowhere' })).toEqual({ service: NOT_SAID, area: NOT_SAID });
});

test('an address counts for the area of its suburb, and all of the city for none', () => {
  const suburb = area?.suburbs[0];
  expect(of({ address: `1 Any Street, ${suburb} NSW 2000` }).area).toBe(area?.id);
  expect(of({ address: '1 Any Street, Broken Hill NSW 2880' }).area).toBe(OTHER);
  expect(of({ location: business.city }).area).toBe(NOT_SAID);
  expect(of({ location: area?.label }).area).toBe(area?.id);
});

test('a lead counts for what the firm had once added, by the name that the visitor chose', () => {
  const added = additionsOf([
    { kind: 'service', slug: 'roof-repairs', label: 'Roof repairs' },
    { kind: 'service', slug: 'roof-repairs', label: 'Roofs & gutters' },
    { kind: 'area', slug: 'quarry-flats', label: 'Quarry Flats', suburbs: 'Blockstone, Slate Bay' },
    {
      kind: 'area',
      slug: 'slate',
      label: 'Slate Coast',
      suburbs: `Slate Bay, ${area?.suburbs[0]}`,
    },
  ]);
  const late = (data: Record<string, unknown>) =>
    categoryOf({ formType: 'lead_capture', data }, added);
  expect(late({ service: 'Roof repairs' }).service).toBe('Roof repairs');
  expect(late({ topic: 'Roofs & gutters' }).service).toBe('Roofs & gutters');
  expect(late(page('/services/roof-repairs')).service).toBe('Roofs & gutters');
  expect(late({ location: 'Quarry Flats' }).area).toBe('Quarry Flats');
  expect(late({ address: '1 Any Street, Blockstone NSW 2000' }).area).toBe('Quarry Flats');
  expect(late({ address: '1 Any Street, Slate Bay NSW 2000' }).area).toBe('Slate Coast');
  expect(late(page('/areas/slate/')).area).toBe('Slate Coast');
  // The build's own suburbs stay in their areas, a service is no area, and free text is neither.
  expect(late({ address: `1 Any Street, ${area?.suburbs[0]} NSW 2000` }).area).toBe(area?.id);
  expect(late({ service: 'Quarry Flats', location: 'Roof repairs' })).toEqual({
    service: OTHER,
    area: OTHER,
  });
  expect(late({ service: 'Roof repairs, please' }).service).toBe(OTHER);
});

test('a booked assessment is a service of its own, whatever is to be looked at', () => {
  const booked = categoryOf(
    { formType: 'quick_assessment', data: { service: 'anything' } },
    noAdditions,
  );
  expect(serviceWords(booked.service)).toBe('Assessment report');
});
