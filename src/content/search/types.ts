/** Kinds of results, in the order in which the page lists them when they match equally well. */
export const searchGroups = ['service', 'area', 'page', 'question', 'project', 'legal'] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** One thing that the search can find. */
export type SearchDocument = {
  readonly id: string;
  readonly group: SearchGroup;
  readonly title: string;
  readonly href: string;
  /** Shown under the title when no better sentence matches. */
  readonly description: string;
  /** Words that find it and are not shown. */
  readonly keywords: string;
  /** Everything else that it says. */
  readonly text: string;
};
