import { describe, expect, it } from 'vitest';
import { areaLoaders, serviceLoaders } from '#app/routes/catalogue-loaders.ts';
import { catalogueRoutes } from '#app/routes/catalogue.ts';
import { areas } from '#content/areas/index.ts';
import { catalogue } from '#content/pictures/catalogue.ts';
import { services } from '#content/services/index.ts';

const routeAt = (path: string) => catalogueRoutes.find((route) => route.path === path);

describe('the routes of the catalogues', () => {
  it.each(services)('feed $href with its own words and its own drawing', async ({ slug, href }) => {
    const { content, picture } = await serviceLoaders[slug]();
    expect(content.slug).toBe(slug);
    expect(picture.name).toBe(content.picture);
    expect(routeAt(href)).toMatchObject({ ...content.seo, pictures: [content.picture] });
  });

  it.each(areas)('feed $href with its own words and its own drawing', async ({ id, href }) => {
    const { content, picture } = await areaLoaders[id]();
    expect(content.slug).toBe(id);
    expect(picture.name).toBe(content.picture);
    expect(routeAt(href)).toMatchObject({ ...content.seo, pictures: [content.picture] });
  });

  it('show the Sydney CBD page at its second path under the first one’s canonical', () => {
    expect(routeAt('/areas/inner-sydney')).toMatchObject({
      canonical: '/areas/sydney-cbd',
      title: routeAt('/areas/sydney-cbd')?.title,
      priority: 0,
    });
  });

  it('keep the search out of the indexes', () => {
    expect(routeAt('/search')?.noindex).toBe(true);
  });

  it('hold each path once', () => {
    const paths = catalogueRoutes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('name only drawings that exist', () => {
    const drawn = new Set(catalogue.map(({ name }) => name));
    const named = catalogueRoutes.flatMap(({ pictures }) => pictures);
    expect(named.filter((name) => !drawn.has(name))).toEqual([]);
  });
});
