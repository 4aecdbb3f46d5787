import { titled } from '../../seo.ts';
import type { AreaEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /areas/northern-beaches. */
export const entry = {
  id: 'northern-beaches',
  order: 4,
  label: 'Northern Beaches',
  description: 'Brick and concrete that live with salt',
  suburbs: ['Manly', 'Dee Why', 'Avalon', 'Mona Vale', 'Collaroy'],
  seo: {
    title: titled('Building Repairs Northern Beaches'),
    description:
      'Manly to Palm Beach: concrete cancer, failed wall ties and leaking balconies, specified in stainless steel and dense concrete for life by the surf.',
  },
  options: {
    locations: [{ order: 5, value: 'northern-beaches', label: 'Northern Beaches' }],
    regions: [{ order: 5, label: 'Northern Beaches' }],
    suburbs: [{ order: 3, label: 'Manly' }],
  },
} as const satisfies AreaEntry;
