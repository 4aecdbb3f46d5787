import { afterEach, expect, test, vi } from 'vitest';
import { areaHref, builtAreaEntries } from '#content/areas/index.ts';
import { builtServiceEntries } from '#content/services/index.ts';
import { nothingPublished } from '#contract/content/published.ts';
import { addedService } from '../../../support/added.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('the structured data of an area lists the services that the firm offers now', async () => {
  vi.resetModules();
  const off = Object.fromEntries(builtServiceEntries.map(({ slug }) => [slug, null]));
  vi.stubGlobal('siteContent', {
    hash: '0123456789abcdef',
    content: { ...nothingPublished, service: { ...off, roofs: addedService } },
  });
  const [{ structuredDataOf }, { routes }] = await Promise.all([
    import('#app/prerender/structured-data.ts'),
    import('#app/routes/table.ts'),
  ]);
  const [area] = builtAreaEntries;
  const route = routes.find(({ path }) => path === areaHref(area?.id ?? ''));
  const data = route && structuredDataOf(route).find((one) => one['@type'] === 'Service');
  expect(data).toMatchObject({ serviceType: [addedService.label] });
});
