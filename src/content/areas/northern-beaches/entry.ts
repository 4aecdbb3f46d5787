import { titled } from '../../titled.ts';
import type { AreaEntry } from '../entry.ts';

/** What menus, lists and search engines say of /areas/northern-beaches. */
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
} as const satisfies AreaEntry;
