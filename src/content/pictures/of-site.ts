import { gallery } from '../gallery.ts';
import { projects } from '../projects/index.ts';
import { addedPictures, publishedContent } from '../published.ts';
import { pictures } from './all.ts';
import type { Picture } from './types.ts';

const byId = new Map(projects.map((project) => [project.id, project]));
const published = [
  ...Object.values(addedPictures(publishedContent?.service)),
  ...Object.values(addedPictures(publishedContent?.area)),
  ...gallery.flatMap(({ file }) => file ?? []),
  ...Object.keys(publishedContent?.project ?? {}).flatMap((id) => {
    const pair = byId.get(id)?.pictures;
    return pair ? [pair.before, pair.after] : [];
  }),
];

const replaced = new Set(published.map(({ name }) => name));
const ofProjects = new Set(
  projects.flatMap((project) => [project.beforeImage, project.afterImage]),
);

const isShown = ({ name }: Picture): boolean =>
  !name.startsWith('project-') || (ofProjects.has(name) && !replaced.has(name));

/**
 * Every picture of the site: the build's, without those of projects that are off it, then the published
 * ones: those of added pages, the gallery's, and those of the newest project first.
 */
export const sitePictures: readonly Picture[] = [...pictures.filter(isShown), ...published];
