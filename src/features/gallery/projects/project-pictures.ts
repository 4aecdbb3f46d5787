import type { Picture } from '#content/pictures/types.ts';
import { projects, type Project } from '#content/projects/index.ts';

/** A project with the files of its two pictures. */
export type ShownProject = Project & { readonly before: Picture; readonly after: Picture };

const modules = import.meta.glob<Picture>('/src/content/pictures/generated/project-*.ts', {
  eager: true,
  import: 'picture',
});
const pictures = new Map(Object.values(modules).map((picture) => [picture.name, picture]));

const shown = projects.flatMap((project): ShownProject[] => {
  const { before, after } = project.pictures ?? {
    before: pictures.get(project.beforeImage),
    after: pictures.get(project.afterImage),
  };
  return before && after ? [{ ...project, before, after }] : [];
});
const byId = new Map(shown.map((project) => [project.id, project]));

/** A project with its pictures; undefined where one is missing. */
export const shownProject = (id: string): ShownProject | undefined => byId.get(id);

/** These projects with their pictures. */
export function withPictures(list: readonly Project[]): readonly ShownProject[] {
  return list.flatMap(({ id }) => byId.get(id) ?? []);
}
