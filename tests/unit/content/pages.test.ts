import { describe, expect, it } from 'vitest';
import { requestAsText } from '#content/requests.ts';
import { siteSeo } from '#content/seo.ts';

describe('titles and descriptions', () => {
  const entries = Object.entries(siteSeo);

  it.each(entries)('of %s fit into a search result', (_path, seo) => {
    expect(seo.title.length).toBeLessThanOrEqual(60);
    expect(seo.description.length).toBeGreaterThanOrEqual(120);
    expect(seo.description.length).toBeLessThanOrEqual(158);
  });

  it('are unique', () => {
    expect(new Set(entries.map(([, seo]) => seo.title)).size).toBe(entries.length);
    expect(new Set(entries.map(([, seo]) => seo.description)).size).toBe(entries.length);
  });
});

it('leaves empty answers out of a request sent as text', () => {
  const request = {
    name: 'Mei Lin',
    phone: '0491 570 006',
    service: '',
    location: 'Newtown',
    message: '',
  };
  expect(requestAsText(request).split('\n').slice(1)).toEqual([
    'Mei Lin',
    '0491 570 006',
    'Where: Newtown',
  ]);
});
