import { gallery } from '../gallery.ts';
import { projects } from '../projects/index.ts';
import { pictures } from './all.ts';
import type { Picture } from './types.ts';

const published = [
  ...projects.flatMap(({ pictures: pair }) => (pair ? [pair.before, pair.after] : [])),
  ...gallery.flatMap(({ file }) => file ?? []),
];

const replaced = new Set(published.map(({ name }) => name));
const ofProjects = new Set(
  projects.flatMap((project) => [project.beforeImage, project.afterImage]),
);

const isShown = ({ name }: Picture): boolean =>
  !name.startsWith('project-') || (ofProjects.has(name) && !replaced.has(name));

/** Every picture of the site: the build's, without those of projects that are off it, and the published ones. */
export const sitePictures: readonly Picture[] = [...pictures.filter(isShown), ...published];
