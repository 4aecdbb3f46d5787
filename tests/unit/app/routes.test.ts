import { describe, expect, it } from 'vitest';
import { notFoundRoute, routes } from '#app/routes/table.ts';
import { areas } from '#content/areas/index.ts';
import { services } from '#content/services/index.ts';

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
        '/contact',
        '/thank-you',
        '/review',
        '/areas',
        '/search',
        '/privacy-policy',
        '/terms-of-service',
        '/sitemap',
        ...services.map(({ href }) => href),
        ...areas.map(({ href }) => href),
        '/admin',
        '/admin/webhooks',
        '/admin/leads',
        '/admin/notices',
        '/admin/emails',
        '/admin/analytics',
        '/admin/errors',
        '/admin/personal-data',
        '/admin/audit',
        '/admin/import',
        '/admin/users',
        '/admin/account',
        '/admin/join',
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
    expect(named.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('keeps the owner’s pages, the confirmation and the search out of search engines', () => {
    const hidden = routes.filter((route) => route.noindex).map((route) => route.path);
    expect(hidden).toEqual(
      expect.arrayContaining(['/thank-you', '/search', '/requests', '/admin', '/admin/webhooks']),
    );
  });
});
