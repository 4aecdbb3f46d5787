import { business } from '../../business.ts';
import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /. */
export const entry = {
  slug: 'home',
  order: 10,
  label: 'Home',
  menu: true,
  sitemap: 'main',
  priority: 1,
  parts: ['services', 'contact'],
  seo: {
    title: titled(`Masonry and Restoration, ${business.city}`, { first: true }),
    description: `A ${business.city} family firm that repairs sandstone, brick and concrete since ${business.established}. Cause first, price in writing, and a first look at your wall free of charge.`,
  },
} as const satisfies PageEntry;
