import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /assessment. */
export const entry = {
  slug: 'assessment',
  order: 80,
  label: 'Book an assessment report',
  footer: 'company',
  sitemap: 'start',
  seo: {
    title: titled('Book an Assessment Report'),
    description:
      'A written report on cracks, stone, concrete or damp, in three levels with the fee shown as you choose, credited in full if you commission the work.',
  },
} as const satisfies PageEntry;
