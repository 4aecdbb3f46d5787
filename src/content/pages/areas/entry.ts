import { business } from '../../business.ts';
import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /areas. */
export const entry = {
  slug: 'areas',
  order: 30,
  label: 'Service Areas',
  menu: true,
  priority: 0.8,
  seo: {
    title: titled(`${business.city} Service Areas`),
    description:
      'From The Rocks to Penrith and Palm Beach: each area has its own ground and its own way of building. See what goes wrong near you, and who mends it.',
  },
} as const satisfies PageEntry;
