import { business } from '../../business.ts';
import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /search. */
export const entry = {
  slug: 'search',
  order: 150,
  label: 'Search',
  footer: 'legal',
  sitemap: 'start',
  priority: 0,
  noindex: true,
  live: true,
  seo: {
    title: titled('Search Services and Areas'),
    description: `Search our building services and ${business.city} service areas: masonry, restoration, structural repairs, heritage and concrete, by trade, suburb or defect.`,
  },
} as const satisfies PageEntry;
