import { business } from '../../business.ts';
import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /contact. */
export const entry = {
  slug: 'contact',
  order: 60,
  label: 'Contact',
  menu: true,
  footer: 'company',
  sitemap: 'main',
  parts: ['contact'],
  seo: {
    title: titled('Contact'),
    description: `Call ${business.phone.display}, write, or send the form. Opening hours, the areas we cover, and what to photograph before you ring about a wall.`,
  },
} as const satisfies PageEntry;
