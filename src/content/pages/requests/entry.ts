import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /requests. */
export const entry = {
  slug: 'requests',
  order: 110,
  label: 'My requests',
  footer: 'company',
  sitemap: 'legal',
  noindex: true,
  live: true,
  seo: {
    title: titled('My Requests'),
    description:
      'What you have sent from here and how it stands: waiting for signal, delivered, or in need of a correction. Send again, edit or delete it here.',
  },
} as const satisfies PageEntry;
