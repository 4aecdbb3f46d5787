import { describe, expect, it } from 'vitest';
import { picturesOf } from '#app/prerender/image-data.ts';
import { catalogueRoutes, routes } from '#app/routes/table.ts';
import { gallery } from '#content/gallery.ts';
import { catalogue } from '#content/pictures/catalogue.ts';
import { projects } from '#content/projects/index.ts';

const picturesAt = (path: string) =>
  routes.filter((route) => route.path === path).flatMap(picturesOf);

describe('the pictures of a page', () => {
  it('are, on the home page, the hero, the founder and the whole gallery', () => {
    expect(picturesAt('/')).toEqual(['hero', 'founder', ...gallery.map(({ picture }) => picture)]);
  });

  it('are, on the projects page, both pictures of every project', () => {
    expect(picturesAt('/projects').toSorted()).toEqual(
      projects.flatMap((project) => [project.beforeImage, project.afterImage]).toSorted(),
    );
  });

  it('are, on the page of a service or an area, its drawing', () => {
    for (const route of catalogueRoutes) {
      const use = route.source.kind;
      expect(picturesOf(route)).toEqual([`${use}-${route.share}`]);
    }
  });

  it('exist', () => {
    const drawn = new Set(catalogue.map(({ name }) => name));
    const shown = routes.flatMap(picturesOf);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((name) => !drawn.has(name))).toEqual([]);
  });
});
