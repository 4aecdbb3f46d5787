import { titled } from '../../seo.ts';
import type { AreaEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /areas/sydney-cbd. */
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
  options: {
    locations: [{ order: 1, value: 'sydney-cbd', label: 'Sydney CBD' }],
    regions: [{ order: 1, label: 'Sydney CBD' }],
    suburbs: [],
  },
} as const satisfies AreaEntry;
