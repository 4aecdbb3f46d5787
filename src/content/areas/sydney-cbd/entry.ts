import { titled } from '../../titled.ts';
import type { AreaEntry } from '../entry.ts';

/** What menus, lists and search engines say of /areas/sydney-cbd. */
export const entry = {
  id: 'sydney-cbd',
  alsoAt: ['inner-sydney'],
  order: 1,
  label: 'Sydney CBD',
  description: 'City façades, bond stores and arcades',
  suburbs: ['The Rocks', 'Circular Quay', 'Barangaroo', 'Martin Place', 'Wynyard'],
  seo: {
    title: titled('Masonry Repairs Sydney CBD'),
    description:
      'Façade, sandstone and concrete repairs in the Sydney CBD: rope or scaffold, night work, hoarding permits and a crew minutes away when stone falls.',
  },
} as const satisfies AreaEntry;
