import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /sitemap. */
export const entry = {
  slug: 'sitemap',
  order: 140,
  label: 'Sitemap',
  footer: 'legal',
  priority: 0.3,
  seo: {
    title: titled('Sitemap'),
    description:
      'Every page of the site in one list: services by category, areas with their suburbs, quotes and assessment reports, legal pages and the XML sitemap files.',
  },
} as const satisfies PageEntry;
