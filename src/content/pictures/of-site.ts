import { gallery } from '../gallery.ts';
import { projects } from '../projects/index.ts';
import { ownPictures, publishedContent } from '../published.ts';
import { pictures } from './all.ts';
import type { Picture } from './types.ts';

const byId = new Map(projects.map((project) => [project.id, project]));
const published = [
  ...Object.values(ownPictures(publishedContent?.home)),
  ...Object.values(ownPictures(publishedContent?.service)),
  ...Object.values(ownPictures(publishedContent?.area)),
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
  !replaced.has(name) && (!name.startsWith('project-') || ofProjects.has(name));

/**
 * Every picture of the site: the build's, without those that are replaced or of projects that are off it,
 * then the published ones: home's opening picture, those of services and areas, the gallery's, and those of the newest project first.
 */
export const sitePictures: readonly Picture[] = [...pictures.filter(isShown), ...published];
