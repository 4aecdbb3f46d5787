import { describe, expect, it } from 'vitest';
import { areasOverview } from '#content/areas-overview.ts';
import { easternSuburbs } from '#content/areas/eastern-suburbs.ts';
import { greaterSydney } from '#content/areas/greater-sydney.ts';
import { homeAreas } from '#content/areas/home.ts';
import { areaByPath, areas } from '#content/areas/index.ts';
import { innerWest } from '#content/areas/inner-west.ts';
import { northShore } from '#content/areas/north-shore.ts';
import { northernBeaches } from '#content/areas/northern-beaches.ts';
import { sydneyCbd } from '#content/areas/sydney-cbd.ts';
import type { AreaPage } from '#content/areas/types.ts';
import { catalogueSeo } from '#content/catalogue-seo.ts';
import { serviceByPath } from '#content/services/index.ts';
import { longSentences, pictureNames, repeated } from './support.ts';
import { stringsIn } from './strings.ts';

const pages: readonly AreaPage[] = [
  sydneyCbd,
  easternSuburbs,
  northShore,
  northernBeaches,
  innerWest,
  greaterSydney,
];

describe('the shared area list', () => {
  it('has six areas with five suburbs each', () => {
    expect(areas.map(({ id }) => id)).toEqual(pages.map(({ slug }) => slug));
    expect(areas.map(({ suburbs }) => new Set(suburbs).size)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  it('finds an area by its path or the end of it, the second CBD path included', () => {
    expect(areaByPath('/areas/inner-west/')?.id).toBe('inner-west');
    expect(areaByPath('/areas/inner-sydney')?.id).toBe('sydney-cbd');
    expect(areaByPath('/areas')).toBeUndefined();
    expect(areaByPath('toString')).toBeUndefined();
  });
});

describe('the home page', () => {
  it('names eight areas, each with a page', () => {
    expect(homeAreas.map(({ label }) => label)).toEqual([
      'Sydney CBD',
      'North Sydney',
      'Eastern Suburbs',
      'Inner West',
      'Northern Beaches',
      'Hills District',
      'Western Sydney',
      'South Sydney',
    ]);
    expect(homeAreas.every(({ href }) => areaByPath(href))).toBe(true);
  });
});

describe('each area page has all its parts', () => {
  it('Sydney CBD: four tiles, six services, six places and a fast-response card', () => {
    expect(sydneyCbd.stats.map(({ value }) => value)).toEqual([
      '50+',
      '15+',
      'about 30 minutes',
      '100%',
    ]);
    expect(sydneyCbd.services.cards).toHaveLength(6);
    expect(sydneyCbd.places.names).toEqual([
      'Sydney Opera House Area',
      'Circular Quay',
      'The Rocks',
      'Barangaroo',
      'Martin Place',
      'Wynyard',
    ]);
    expect(sydneyCbd.response.text).toContain('about 30 minutes');
  });

  it('Eastern Suburbs: six premium services', () => {
    expect(easternSuburbs.services.cards).toHaveLength(6);
    expect(easternSuburbs.services.heading).toContain('premium');
  });

  it('North Shore: three benefits, seven services, ten suburbs and an expertise card', () => {
    expect(northShore.benefits.cards).toHaveLength(3);
    expect(northShore.services.cards).toHaveLength(7);
    expect(northShore.places.names).toEqual([
      'Chatswood',
      'Mosman',
      'Lane Cove',
      'Willoughby',
      'St Leonards',
      'Neutral Bay',
      'Cremorne',
      'Cammeray',
      'Crows Nest',
      'Milsons Point',
    ]);
    expect(northShore.expertise.points.length).toBeGreaterThan(0);
  });

  it('Northern Beaches: coastal challenges, eight services, two projects, ten suburbs', () => {
    expect(northernBeaches.challenges.cards.length).toBeGreaterThan(1);
    expect(northernBeaches.services.cards).toHaveLength(8);
    expect(northernBeaches.projects.items).toHaveLength(2);
    expect(northernBeaches.places.names).toEqual([
      'Manly',
      'Dee Why',
      'Avalon',
      'Mona Vale',
      'Collaroy',
      'Freshwater',
      'Curl Curl',
      'Narrabeen',
      'Palm Beach',
      'Warriewood',
    ]);
  });

  it('Inner West: a heritage hero, services, two projects, ten suburbs', () => {
    expect(innerWest.heritageLabel).toMatch(/heritage/i);
    expect(innerWest.projects.items).toHaveLength(2);
    expect(innerWest.places.names).toEqual([
      'Newtown',
      'Leichhardt',
      'Balmain',
      'Rozelle',
      'Glebe',
      'Annandale',
      'Marrickville',
      'Petersham',
      'Camperdown',
      'Stanmore',
    ]);
  });

  it('Greater Sydney: services, a 5,000 m² warehouse, a 12-storey office, ten regions', () => {
    expect(greaterSydney.projects.items.map(({ title }) => title).join(' ')).toMatch(
      /5,000\u00a0m² warehouse.*12-storey office/,
    );
    expect(greaterSydney.places.names).toEqual([
      'Parramatta',
      'Hornsby',
      'Sutherland',
      'Blacktown',
      'Liverpool',
      'Penrith',
      'Campbelltown',
      'Bankstown',
      'Fairfield',
      'Auburn',
    ]);
  });
});

describe.each(pages)('the page $slug', (page) => {
  it('shows a picture that exists and services that have a page', () => {
    expect(pictureNames).toContain(page.picture);
    const slugs = [...page.relatedServices, ...page.services.cards.map(({ service }) => service)];
    expect(slugs.every((slug) => serviceByPath(slug))).toBe(true);
  });

  it('takes its title and description from the entry of its own path', () => {
    expect(page.seo).toBe(catalogueSeo[`/areas/${page.slug}`]);
  });
});

describe('the area pages together', () => {
  it('never repeat a sentence, nor one of the overview', () => {
    expect(repeated(longSentences([...pages, areasOverview].flatMap(stringsIn)))).toEqual([]);
  });

  it('say something of their own in every headline', () => {
    expect(repeated([...pages.map(({ h1 }) => h1), areasOverview.h1])).toEqual([]);
  });
});
