import { describe, expect, it } from 'vitest';
import { areas } from '#content/areas/index.ts';
import {
  locations,
  popupServices,
  serviceCatalogue,
  catalogueServiceAt,
  popupAnswersAt,
} from '#content/forms/options.ts';
import { services } from '#content/services/index.ts';

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe('what a page answers in the forms on it', () => {
  it.each(services.map(({ href }) => href))('is a service of either list on %s', (href) => {
    expect(valuesOf(popupServices)).toContain(popupAnswersAt(href)['service']);
    expect(valuesOf(serviceCatalogue)).toContain(catalogueServiceAt(href));
  });

  it('is the location of an area that has one, and none where the visitor has to choose', () => {
    const answered = areas.map(({ href }) => popupAnswersAt(href)['location']);
    const known = answered.filter((location) => location !== undefined);
    expect(known.length).toBeGreaterThan(0);
    expect(valuesOf(locations)).toEqual(expect.arrayContaining(known));
  });

  it.each(['/', '/about', '/services', '/areas', '/masonry', '/services/nothing'])(
    'is nothing on %s',
    (path) => {
      expect(popupAnswersAt(path)).toEqual({});
      expect(catalogueServiceAt(path)).toBe('');
    },
  );
});
