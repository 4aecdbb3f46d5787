import type { ProjectCategory } from './entries.ts';

type ProjectKind = {
  readonly id: ProjectCategory;
  readonly label: string;
  /** Slug of the service that does it. */
  readonly service: string;
};

/** The kinds of work, in the order of the filters. */
export const projectKinds: readonly ProjectKind[] = [
  { id: 'masonry', label: 'Masonry & Stonework', service: 'masonry' },
  { id: 'heritage', label: 'Heritage Restoration', service: 'heritage-restoration' },
  { id: 'foundation', label: 'Foundation Repairs', service: 'foundation-repairs' },
  { id: 'structural', label: 'Structural Restoration', service: 'structural-repairs' },
  { id: 'remedial', label: 'Remedial Building', service: 'remedial-building' },
  { id: 'concrete', label: 'Concrete Repairs', service: 'concrete-repairs' },
];

/** The kind of work of this id; undefined for any other word. */
export const projectKind = (id: string): ProjectKind | undefined =>
  projectKinds.find((kind) => kind.id === id);
