import { business } from '../../business.ts';
import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /services. */
export const entry = {
  slug: 'services',
  order: 20,
  label: 'Services',
  menu: true,
  priority: 0.8,
  parts: ['services'],
  seo: {
    title: titled(`Building Repair Services ${business.city}`),
    description:
      'Masonry, footings, structure, heritage, stone, concrete, façades and remedial work by our own crews. Start from the crack you see and find its trade.',
  },
} as const satisfies PageEntry;
