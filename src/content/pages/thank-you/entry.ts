import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /thank-you. */
export const entry = {
  slug: 'thank-you',
  order: 160,
  label: 'Thank you',
  sitemap: 'legal',
  noindex: true,
  live: true,
  seo: {
    title: titled('Thank You'),
    description:
      'How your request stands: delivered with its receipt, or kept until there is signal, and what happens between now and our first call.',
  },
} as const satisfies PageEntry;
