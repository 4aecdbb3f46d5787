import { describe, expect, it } from 'vitest';
import { gallery } from '#content/gallery.ts';
import { catalogue } from '#content/pictures/catalogue.ts';
import { projects } from '#content/projects.ts';
import { homePictures, projectPictures } from '#content/route-pictures.ts';

describe('the pictures of the routes', () => {
  it('are, on the home page, the hero, the founder and the whole gallery', () => {
    expect(homePictures).toEqual(['hero', 'founder', ...gallery.map(({ picture }) => picture)]);
  });

  it('are, on the projects page, both pictures of every project', () => {
    expect(projectPictures.toSorted()).toEqual(
      projects.flatMap((project) => [project.beforeImage, project.afterImage]).toSorted(),
    );
  });

  it('exist', () => {
    const names = catalogue.map(({ name }) => name);
    for (const name of [...homePictures, ...projectPictures]) expect(names).toContain(name);
  });
});
