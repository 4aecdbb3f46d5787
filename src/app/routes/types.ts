import type { ComponentType } from 'react';
import type { PagePart } from '#content/pages/entry.ts';

/** One crumb of a trail; the last one is the page itself. */
export type Crumb = { readonly label: string; readonly href: string };

/** One row of the table of routes: read by router, prerenderer, sitemaps, sitemap page and tests. */
export type RouteEntry = {
  readonly path: string;
  /** Loads the page's code; everything that is this page's alone comes with it. */
  readonly load: () => Promise<ComponentType>;
  readonly title: string;
  readonly description: string;
  /** The path that search engines should know instead of this one. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** Shows what only the browser knows: hydrated at once, not with the first interaction. */
  readonly live?: boolean;
  /** Which parts that skip links lead to are on this page; the others are on other pages. */
  readonly parts?: readonly PagePart[];
  /** Priority in the sitemap, 0 to 1 (sitemaps.org). */
  readonly priority: number;
  /** Names of the pictures shown, for the image sitemap; the first one is the sharing card's. */
  readonly pictures: readonly string[];
  /** The sharing card in public/share. */
  readonly share: string;
};
