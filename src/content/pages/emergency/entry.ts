import { business } from '../../business.ts';
import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /emergency. */
export const entry = {
  slug: 'emergency',
  order: 90,
  label: 'Emergency repairs',
  footer: 'company',
  sitemap: 'start',
  priority: 0.8,
  parts: ['contact'],
  seo: {
    title: titled(`Emergency Building Repairs ${business.city}`),
    description:
      'Falling masonry, a leaning wall, a car through the shopfront: what to do in the first hour, whom to ring, and how we make a building safe, day or night.',
  },
} as const satisfies PageEntry;
