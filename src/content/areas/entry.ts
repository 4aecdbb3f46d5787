import type { Seo } from '../page-types.ts';

/** What every page's script knows of an area; its long text is in `page.ts` beside it. */
export type AreaEntry = {
  /** Name of its folder, and last part of its path: /areas/{id}. */
  readonly id: string;
  /** Further last parts of paths that show it; never canonical. */
  readonly alsoAt?: readonly string[];
  /** Its place among the areas. */
  readonly order: number;
  readonly label: string;
  readonly description: string;
  /** As many as one likes; menus show the first three. */
  readonly suburbs: readonly string[];
  /** What search engines are told of the places served, where it is not the label. */
  readonly serves?: readonly string[];
  readonly seo: Seo;
};
