import { describe, expect, it } from 'vitest';
import { page as easternSuburbs } from '#content/areas/eastern-suburbs/page.ts';
import { page as greaterSydney } from '#content/areas/greater-sydney/page.ts';
import { page as innerWest } from '#content/areas/inner-west/page.ts';
import { page as northShore } from '#content/areas/north-shore/page.ts';
import { page as northernBeaches } from '#content/areas/northern-beaches/page.ts';
import { page as sydneyCbd } from '#content/areas/sydney-cbd/page.ts';
import { areaByPath, areas, placesServed, regions } from '#content/areas/index.ts';

describe('the sample’s area list', () => {
  it('has six areas with five suburbs each, and seven places served', () => {
    expect(areas.map(({ id }) => id)).toEqual([
      'sydney-cbd',
      'eastern-suburbs',
      'north-shore',
      'northern-beaches',
      'inner-west',
      'greater-sydney',
    ]);
    expect(areas.map(({ suburbs }) => new Set(suburbs).size)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(placesServed).toEqual([
      'Sydney CBD',
      'Eastern Suburbs',
      'North Shore',
      'Northern Beaches',
      'Inner West',
      'Hills District',
      'Greater Sydney',
    ]);
  });

  it('shows the Sydney CBD at a second path', () => {
    expect(areaByPath('/areas/inner-sydney')?.id).toBe('sydney-cbd');
  });

  it('names eight regions on the home page', () => {
    expect(regions.map(({ label }) => label)).toEqual([
      'Sydney CBD',
      'North Sydney',
      'Eastern Suburbs',
      'Inner West',
      'Northern Beaches',
      'Hills District',
      'Western Sydney',
      'South Sydney',
    ]);
  });
});

describe('each of the sample’s area pages has all its parts', () => {
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
    expect(northernBeaches.projects?.items).toHaveLength(2);
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
    expect(innerWest.projects?.items).toHaveLength(2);
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
    expect(greaterSydney.projects?.items.map(({ title }) => title).join(' ')).toMatch(
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
