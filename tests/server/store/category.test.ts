import { expect, test } from 'vitest';
import { areaWords, NOT_SAID, OTHER, serviceWords } from '#content/admin/answer-words.ts';
import { areaEntries } from '#content/areas/index.ts';
import { locations, popupServices, quoteServices } from '#content/forms/options.ts';
import { serviceEntries } from '#content/services/index.ts';
import { categoryOf } from '#server/store/category.ts';
import { business } from '#content/business.ts';

const [area] = areaEntries;
const [service] = serviceEntries;

const of = (data: Record<string, unknown>) => categoryOf({ formType: 'lead_capture', data });
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

test('a booked assessment is a service of its own, whatever is to be looked at', () => {
  const booked = categoryOf({ formType: 'quick_assessment', data: { service: 'anything' } });
  expect(serviceWords(booked.service)).toBe('Assessment report');
});
