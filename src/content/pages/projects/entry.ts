import { business } from '../../business.ts';
import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /projects. */
export const entry = {
  slug: 'projects',
  order: 50,
  label: 'Projects',
  menu: true,
  footer: 'company',
  sitemap: 'main',
  seo: {
    title: titled('Projects, Before and After'),
    description: `${business.city} jobs drawn before and after: terraces, bond stores, balconies, chimneys and footings. What was wrong with each and what was done about it.`,
  },
} as const satisfies PageEntry;
