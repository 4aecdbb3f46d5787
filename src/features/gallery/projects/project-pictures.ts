import type { Picture } from '#content/pictures/types.ts';
import { list } from '#content/projects/list/pictures.ts';
import { projects, type Project } from '#content/projects.ts';

type Pair = { readonly before: Picture; readonly after: Picture };

const pairs: Readonly<Record<string, Pair>> = list;

/** A project with the files of its two pictures. */
export type ShownProject = Project & Pair;

const shown = projects.flatMap((project): ShownProject[] => {
  const pair = pairs[project.id];
  return pair ? [{ ...project, ...pair }] : [];
});
const byId = new Map(shown.map((project) => [project.id, project]));

/** These projects with their pictures. */
export function withPictures(list: readonly Project[]): readonly ShownProject[] {
  return list.flatMap(({ id }) => byId.get(id) ?? []);
}
