import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /review. */
export const entry = {
  slug: 'review',
  order: 100,
  label: 'Leave a review',
  footer: 'company',
  sitemap: 'legal',
  seo: {
    title: titled('Rate Our Work'),
    description:
      'Tell us how the job went. Five stars to tap, a private note to the family if something was not right, a public word for the next owner if it was.',
  },
} as const satisfies PageEntry;
