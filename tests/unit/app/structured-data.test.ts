import { expect, test } from 'vitest';
import { structuredDataOf } from '#app/prerender/structured-data.ts';
import { services } from '#content/services/index.ts';
import { matchRoute } from '#app/routes/match.ts';
import { projectRoutes } from '#app/routes/table.ts';
import { projects } from '#content/projects/index.ts';
import { crumbsFor } from '#app/routes/crumbs.ts';

test.each(['/search', '/thank-you', '/requests', ...services.map(({ href }) => href)])(
  '%s says where it stands in the site',
  (path) => {
    const types = structuredDataOf(matchRoute(path)).map((block) => block['@type']);
    expect(types).toContain('BreadcrumbList');
  },
);

test('a page that is kept from search results says nothing else of itself', () => {
  const types = structuredDataOf(matchRoute('/search')).map((block) => block['@type']);
  expect(types).toEqual(['BreadcrumbList']);
});

test('the not-found page, which answers for every unknown path, stands nowhere', () => {
  expect(structuredDataOf(matchRoute('/no/such/wall'))).toEqual([]);
});

test('the structured data of a project’s page has its name, its breadcrumbs and both of its pictures', () => {
  expect(projectRoutes.map(({ path }) => path).toSorted()).toEqual(
    projects.map(({ id }) => `/projects/${id}`).toSorted(),
  );
  for (const { path, title } of projectRoutes) {
    const project = projects.find(({ id }) => path.endsWith(`/${id}`));
    expect(title).toContain(project?.title);
    expect(crumbsFor(path).map(({ label }) => label)).toEqual(['Home', 'Projects', project?.title]);
    const data = structuredDataOf(matchRoute(path));
    expect(data.map((block) => block['@type'])).toEqual([
      'CreativeWork',
      'BreadcrumbList',
      'ImageObject',
      'ImageObject',
    ]);
    expect(data[0]).toMatchObject({ name: project?.title, description: project?.summary });
  }
});

test('a project that is not there has no page', () => {
  expect(matchRoute('/projects/no-such-wall').path).toBe('/404');
});
