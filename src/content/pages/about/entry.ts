import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /about. */
export const entry = {
  slug: 'about',
  order: 40,
  label: 'About',
  menu: true,
  footer: 'company',
  sitemap: 'main',
  pictures: ['founder'],
  seo: {
    title: titled('About a Family of Stonemasons'),
    description:
      'How one stonemason and his two sons came to mend Sydney’s walls, who does the work on your job, and the repairs we refuse to do because they never last.',
  },
} as const satisfies PageEntry;
