import type { CallToAction, CardGroup, TextBlock } from '../page-types.ts';
import type { list } from './list/entries.ts';

/** Last part of the path /{slug}; `home` for /. */
export type PageSlug = (typeof list)[number]['slug'];

/** How a page is found by the site's own search, beside its description. */
export type PageSearch = {
  /** What the result is headed with; the entry's label where it says nothing. */
  readonly title?: string;
  /** Words that find it and are not shown. */
  readonly keywords: string;
  /** Content whose words find it. */
  readonly text: readonly unknown[];
};

/** Words of a page that has no component of its own: they are shown one below the other. */
export type TextPage = {
  readonly h1: string;
  readonly lead: string;
  readonly blocks: readonly TextBlock[];
  readonly cards?: CardGroup;
  readonly callToAction: CallToAction;
};
