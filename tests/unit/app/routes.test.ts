import { describe, expect, it } from 'vitest';
import { notFoundRoute, routes } from '#app/routes/table.ts';

const indexed = routes.filter((route) => route.canonical === undefined);

describe('the table of routes', () => {
  it('has every path of the site', () => {
    expect(routes.map((route) => route.path)).toEqual(
      expect.arrayContaining([
        '/',
        '/about',
        '/projects',
        '/quote',
        '/assessment',
        '/emergency',
        '/services',
        '/services/masonry',
        '/services/restoration',
        '/services/foundation-repairs',
        '/services/structural-repairs',
        '/services/heritage-restoration',
        '/services/building-restoration',
        '/services/concrete-repairs',
        '/services/remedial-building',
        '/contact',
        '/thank-you',
        '/review',
        '/areas',
        '/areas/sydney-cbd',
        '/areas/inner-sydney',
        '/areas/eastern-suburbs',
        '/areas/north-shore',
        '/areas/northern-beaches',
        '/areas/inner-west',
        '/areas/greater-sydney',
        '/search',
        '/privacy-policy',
        '/terms-of-service',
        '/sitemap',
        '/admin',
        '/admin/webhooks',
        '/admin/leads',
        '/admin/notices',
        '/admin/analytics',
        '/admin/errors',
        '/requests',
      ]),
    );
  });

  it('names each path once', () => {
    const paths = routes.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives every page that search engines know its own title and description', () => {
    const pages = [...indexed, notFoundRoute];
    expect(new Set(pages.map((route) => route.title)).size).toBe(pages.length);
    expect(new Set(pages.map((route) => route.description)).size).toBe(pages.length);
  });

  it('points a duplicate path at a path of the table', () => {
    const named = routes.flatMap(({ canonical }) => canonical ?? []);
    const paths = indexed.map((route) => route.path);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('keeps the owner’s pages, the confirmation and the search out of search engines', () => {
    const hidden = routes.filter((route) => route.noindex).map((route) => route.path);
    expect(hidden).toEqual(
      expect.arrayContaining(['/thank-you', '/search', '/requests', '/admin', '/admin/webhooks']),
    );
  });
});
