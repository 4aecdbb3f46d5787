import { projectTexts, type ProjectCategory, type ProjectText } from './entries.ts';

/** A finished job, shown before and after. */
export type Project = Omit<ProjectText, 'onHome'> & {
  readonly serviceLabel: string;
  /** Slug of the service that did the work; its page may be gone. */
  readonly service: string;
  /** Picture names; both show the same drawing, so they line up. */
  readonly beforeImage: string;
  readonly afterImage: string;
};

/** `id` stands in the address: /projects?show={id}. */
export type ProjectFilter = {
  readonly id: 'all' | ProjectCategory;
  readonly label: string;
  readonly count: number;
};

/** The kinds of work, in the order of the filters, each with the service that does it. */
export const categories = [
  { id: 'masonry', label: 'Masonry & Stonework', service: 'masonry' },
  { id: 'heritage', label: 'Heritage Restoration', service: 'heritage-restoration' },
  { id: 'foundation', label: 'Foundation Repairs', service: 'foundation-repairs' },
  { id: 'structural', label: 'Structural Restoration', service: 'structural-repairs' },
  { id: 'remedial', label: 'Remedial Building', service: 'remedial-building' },
  { id: 'concrete', label: 'Concrete Repairs', service: 'concrete-repairs' },
] as const satisfies readonly {
  readonly id: ProjectCategory;
  readonly label: string;
  readonly service: string;
}[];

/** The projects, in the order of the filters. */
export const projects: readonly Project[] = categories.flatMap(({ id: category, label, service }) =>
  projectTexts
    .filter((text) => text.category === category)
    .map(({ id, title, location, year, summary }) => ({
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
    })),
);

const countOf = (category: ProjectCategory): number =>
  projects.filter((project) => project.category === category).length;

/** 'All Work' and one filter for each kind of work done, with the number of projects that it shows. */
export const projectFilters: readonly ProjectFilter[] = [
  { id: 'all', label: 'All Work', count: projects.length },
  ...categories
    .map(({ id, label }) => ({ id, label, count: countOf(id) }))
    .filter(({ count }) => count > 0),
];

/** The projects that a filter shows; an unknown filter shows all. */
export function projectsOf(filter: string): readonly Project[] {
  return projectFilters.some(({ id }) => id === filter) && filter !== 'all'
    ? projects.filter((project) => project.category === filter)
    : projects;
}
