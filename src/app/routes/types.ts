import type { CardPicture } from '#content/logo.ts';
import type { PagePart, PageSlug } from '#content/pages/index.ts';

/** One crumb of a trail; the last one is the page itself. */
export type Crumb = { readonly label: string; readonly href: string };

/** What a page is made from; load.ts loads it. */
export type PageSource =
  | { readonly kind: 'page'; readonly slug: PageSlug }
  | { readonly kind: 'service'; readonly slug: string }
  | { readonly kind: 'area'; readonly id: string }
  | { readonly kind: 'project'; readonly id: string }
  /** `src/pages/{name}.tsx` */
  | { readonly kind: 'component'; readonly name: string };

/**
 * One row of the table of routes: used by router, prerenderer, sitemaps, sitemap page and tests.
 */
export type RouteEntry = {
  readonly path: string;
  readonly source: PageSource;
  readonly title: string;
  readonly description: string;
  /** The canonical path, if it is not this one. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** Shows data of this browser: hydrated at once, not at the first interaction. */
  readonly live?: boolean;
  /** Skip-link targets on this page; the others are on other pages. */
  readonly parts?: readonly PagePart[];
  /** Priority in the sitemap, 0 to 1 (sitemaps.org). */
  readonly priority: number;
  /** The sharing card in public/share, or the published picture that one is made from. */
  readonly share: string | CardPicture;
};
