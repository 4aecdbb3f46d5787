import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /privacy-policy. */
export const entry = {
  slug: 'privacy-policy',
  order: 120,
  label: 'Privacy policy',
  footer: 'legal',
  sitemap: 'legal',
  priority: 0.3,
  parts: ['contact'],
  seo: {
    title: titled('Privacy Policy'),
    description:
      'What personal information we collect, why, who sees it, how long it is kept, and how to have it corrected or deleted under the Privacy Principles.',
  },
} as const satisfies PageEntry;
