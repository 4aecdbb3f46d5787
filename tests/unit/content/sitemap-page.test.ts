import { expect, test } from 'vitest';
import { routes } from '#app/routes/table.ts';
import { areas } from '#content/areas/index.ts';
import { serviceCategories } from '#content/services/index.ts';
import { sitemapCards, sitemapLegal, sitemapText } from '#content/sitemap-page.ts';

test('the sitemap page lists every page of the site but the owner’s and itself', () => {
  const listed = new Set([
    ...[...sitemapCards, sitemapLegal].flatMap(({ links }) => links.map(({ href }) => href)),
    ...serviceCategories.flatMap(({ services, also }) =>
      [...services, ...also].map(({ href }) => href),
    ),
    ...areas.map(({ href }) => href),
    sitemapText.services.link.href,
    sitemapText.areas.link.href,
  ]);
  const pages = routes
    .filter(({ path, canonical }) => !path.startsWith('/admin') && canonical === undefined)
    .map(({ path }) => path);
  expect(pages.filter((path) => !listed.has(path))).toEqual(['/sitemap']);
});
