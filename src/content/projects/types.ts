export type ProjectCategory =
  | 'masonry'
  | 'heritage'
  | 'foundation'
  | 'structural'
  | 'remedial'
  | 'concrete';

/** A finished job as its module tells of it. */
export type ProjectText = {
  /** Name of its module; its pictures are project-{id}-before and project-{id}-after. */
  readonly id: string;
  /** Its place among the projects. */
  readonly order: number;
  readonly title: string;
  /** Suburb. */
  readonly location: string;
  readonly year: number;
  readonly category: ProjectCategory;
  readonly summary: string;
  /** Whether the home page shows its two pictures; where none says so, it shows those of the first. */
  readonly onHome?: true;
};

/** What a project's two pictures show. */
export type PairAlt = { readonly before: string; readonly after: string };
