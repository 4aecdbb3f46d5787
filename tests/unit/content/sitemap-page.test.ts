import { expect, test } from 'vitest';
import { routes } from '#app/routes/table.ts';
import { areas } from '#content/areas/index.ts';
import { projects } from '#content/projects/index.ts';
import { serviceCategories } from '#content/services/index.ts';
import { sitemapCards, sitemapLegal, sitemapProjects, sitemapText } from '#content/sitemap-page.ts';

test('the sitemap page lists every page of the site but the owner’s and itself', () => {
  const listed = new Set([
    ...[...sitemapCards, sitemapLegal].flatMap(({ links }) => links.map(({ href }) => href)),
    ...serviceCategories.flatMap(({ services, also }) =>
      [...services, ...also].map(({ href }) => href),
    ),
    ...areas.map(({ href }) => href),
    ...sitemapProjects.map(({ href }) => href),
    sitemapText.services.link.href,
    sitemapText.areas.link.href,
  ]);
  const pages = routes
    .filter(({ path, canonical }) => !path.startsWith('/admin') && canonical === undefined)
    .map(({ path }) => path);
  expect(pages.filter((path) => !listed.has(path))).toEqual(['/sitemap']);
});

test('the sitemap page lists the page of every finished job', () => {
  const jobs = projects.map(({ id, title, location }) => [`/projects/${id}`, title, location]);
  expect(jobs).not.toHaveLength(0);
  for (const [href, title, location] of jobs) {
    expect(sitemapProjects).toContainEqual(
      expect.objectContaining({ href, label: `${title}, ${location}` }),
    );
  }
});
