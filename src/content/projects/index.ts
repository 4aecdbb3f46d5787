import type { PublishedProject } from '#contract/content/kinds.ts';
import type { Picture } from '../pictures/types.ts';
import { ownEntries } from '../own-statements.ts';
import { publishedContent, withPublished } from '../published.ts';
import { projectTexts, type ProjectCategory, type ProjectText } from './entries.ts';
import { projectKind, projectKinds } from './kinds.ts';

type Pair = { readonly before: Picture; readonly after: Picture };

/** A finished job, shown before and after. */
export type Project = Omit<ProjectText, 'onHome'> & {
  readonly serviceLabel: string;
  /** Slug of the service that did the work; its page may be gone. */
  readonly service: string;
  /** Picture names; both have the same size, so they line up. */
  readonly beforeImage: string;
  readonly afterImage: string;
  /** The pictures of a published project; those of the others are in the build. */
  readonly pictures?: Pair;
};

/** `id` stands in the address: /projects?show={id}. */
export type ProjectFilter = {
  readonly id: 'all' | ProjectCategory;
  readonly label: string;
  readonly count: number;
};

const texts = withPublished<ProjectText & { readonly pictures?: Pair }, PublishedProject>(
  ownEntries(projectTexts),
  publishedContent?.project,
  (id, { before, after, title, location, year, category, summary }) => {
    const kind = projectKind(category);
    if (!kind) return null;
    return { id, title, location, year, category: kind.id, summary, pictures: { before, after } };
  },
);

/** The projects, in the order of the filters. */
export const projects: readonly Project[] = projectKinds.flatMap(
  ({ id: category, label, service }) =>
    texts
      .filter((text) => text.category === category)
      .map(({ id, title, location, year, summary, pictures }) => ({
        id,
        title,
        location,
        year,
        category,
        summary,
        serviceLabel: label,
        service,
        beforeImage: `project-${id}-before`,
        afterImage: `project-${id}-after`,
        ...(pictures && { pictures }),
      })),
);

const countOf = (category: ProjectCategory): number =>
  projects.filter((project) => project.category === category).length;

/** 'All Work' and one filter for each kind of work done, with the number of projects that it shows. */
export const projectFilters: readonly ProjectFilter[] = [
  { id: 'all', label: 'All Work', count: projects.length },
  ...projectKinds
    .map(({ id, label }) => ({ id, label, count: countOf(id) }))
    .filter(({ count }) => count > 0),
];

/** The projects that a filter shows; an unknown filter shows all. */
export function projectsOf(filter: string): readonly Project[] {
  return projectFilters.some(({ id }) => id === filter) && filter !== 'all'
    ? projects.filter((project) => project.category === filter)
    : projects;
}

/** The job on the page of a service: the newest published one, else the one that its entry names. */
export function jobOf(service: string, named: string | undefined): Project | undefined {
  const newest = Object.keys(publishedContent?.project ?? {})
    .map((slug) => projects.find(({ id, pictures }) => id === slug && pictures))
    .find((project) => project?.service === service);
  return newest ?? projects.find(({ id }) => id === named);
}
