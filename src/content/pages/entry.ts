import type { Seo } from '../page-types.ts';

/** A part that skip links lead to and not every page has, by its id. */
export type PagePart = 'services' | 'contact';

/** The name of a page's own component: `src/pages/{name}.tsx`. */
export function componentOf(slug: string): string {
  const name = slug.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return `${name}Page`;
}

/**
 * What every page's script knows of a page: short, since all entries are loaded with the first page.
 * Its words are in `page.ts` beside it, or with the component of its own.
 */
export type PageEntry = {
  /** Name of its folder, and its path: /{slug}. That of `home` is /. */
  readonly slug: string;
  /** Its place in every list of pages. */
  readonly order: number;
  /** What a link to it says. */
  readonly label: string;
  /** Whether the menu leads there. */
  readonly menu?: boolean;
  /** Where the footer leads there, if it does. */
  readonly footer?: 'company' | 'legal';
  /** The card of the sitemap page that leads there, if one does. */
  readonly sitemap?: 'main' | 'start' | 'legal';
  /** Priority in the sitemap for search engines, 0 to 1 (sitemaps.org); 0.7 where it says nothing. */
  readonly priority?: number;
  /** Not for search engines. */
  readonly noindex?: boolean;
  /** Shows what only the browser knows: hydrated at once, not with the first interaction. */
  readonly live?: boolean;
  /** Which of the parts that skip links lead to it has. */
  readonly parts?: readonly PagePart[];
  /** Names of pictures it shows, for the image sitemap. */
  readonly pictures?: readonly string[];
  readonly seo: Seo;
};
