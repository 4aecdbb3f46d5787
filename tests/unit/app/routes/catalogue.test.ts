import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadArea, loadService, modulesOf } from '#app/routes/load.ts';
import { catalogueRoutes, routes } from '#app/routes/table.ts';
import { areaAliases, areas } from '#content/areas/index.ts';
import { areaPage } from '#content/areas/pages.ts';
import { services } from '#content/services/index.ts';
import { servicePage } from '#content/services/pages.ts';

const routeAt = (path: string) => catalogueRoutes.find((route) => route.path === path);

describe('the routes of the catalogues', () => {
  it.each(services)('feed $href with its own words and its own drawing', async ({ slug, href }) => {
    const { content, picture } = await loadService(slug);
    expect(content).toBe(servicePage(slug));
    expect(picture?.name).toBe(`service-${slug}`);
    expect(routeAt(href)).toMatchObject({ share: slug });
  });

  it.each(areas)('feed $href with its own words and its own drawing', async ({ id, href }) => {
    const { content, picture } = await loadArea(id);
    expect(content).toBe(areaPage(id));
    expect(picture?.name).toBe(`area-${id}`);
    expect(routeAt(href)).toMatchObject({ share: id });
  });

  it.each(routes)('name modules that exist for $path', (route) => {
    for (const module of modulesOf(route)) expect(existsSync(module)).toBe(true);
  });

  it('show an area at its further paths under the canonical of the first', () => {
    for (const [alias, id] of areaAliases) {
      expect(routeAt(`/areas/${alias}`)).toMatchObject({
        canonical: `/areas/${id}`,
        title: routeAt(`/areas/${id}`)?.title,
        priority: 0,
      });
    }
  });

  it('hold each path once', () => {
    const paths = catalogueRoutes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
