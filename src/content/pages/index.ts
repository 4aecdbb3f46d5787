import type { PageEntry } from './entry.ts';
import { list } from './list/entries.ts';
import type { PageSlug } from './types.ts';

type Entry = PageEntry & { readonly slug: PageSlug };

/** Every page's entry, in its own order; services and areas have entries apart. */
export const pageEntries: readonly Entry[] = list;

/** Where a page is. */
export const pageHref = (slug: PageSlug): `/${string}` => (slug === 'home' ? '/' : `/${slug}`);

/** Links to the pages whose entries ask for it. */
export const pageLinks = (asks: (entry: PageEntry) => boolean) =>
  pageEntries.filter(asks).map(({ slug, label }) => ({ id: slug, label, href: pageHref(slug) }));
