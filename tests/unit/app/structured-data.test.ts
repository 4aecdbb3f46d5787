import { expect, test } from 'vitest';
import { structuredDataOf } from '#app/prerender/structured-data.ts';
import { services } from '#content/services/index.ts';
import { matchRoute } from '#app/routes/match.ts';

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
