import { describe, expect, it } from 'vitest';
import { areaEntries, areaHref } from '#content/areas/index.ts';
import { emergency } from '#content/emergency.ts';
import type { Seo } from '#content/page-types.ts';
import { pageEntries, pageHref } from '#content/pages/index.ts';
import { siteSeo } from '#content/seo.ts';
import { serviceEntries, serviceHref } from '#content/services/index.ts';
import { repeated } from './support.ts';

describe('titles and descriptions', () => {
  const entries = [
    ...Object.entries<Seo>(siteSeo),
    ...pageEntries.map(({ slug, seo }) => [pageHref(slug), seo] as const),
    ...serviceEntries.map(({ slug, seo }) => [serviceHref(slug), seo] as const),
    ...areaEntries.map(({ id, seo }) => [areaHref(id), seo] as const),
  ];
  const all = entries.map(([, seo]) => seo);

  it('are unique over the whole site', () => {
    expect(repeated(all.map(({ title }) => title))).toEqual([]);
    expect(repeated(all.map(({ description }) => description))).toEqual([]);
  });

  it.each(entries)('of %s fit a search result', (_, { title, description }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(158);
  });
});

describe('the emergency page', () => {
  it('dials what it shows', () => {
    for (const { display, href } of emergency.numbers.items) {
      expect(href).toBe(`tel:${display.replaceAll(' ', '')}`);
    }
  });
});
