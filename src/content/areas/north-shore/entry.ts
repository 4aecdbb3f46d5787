import { titled } from '../../seo.ts';
import type { AreaEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /areas/north-shore. */
export const entry = {
  id: 'north-shore',
  order: 3,
  label: 'North Shore',
  description: 'Federation brick, sandstone bases and steep blocks',
  suburbs: ['Chatswood', 'Mosman', 'Lane Cove', 'Willoughby', 'Neutral Bay'],
  seo: {
    title: titled('Masonry and Stone North Shore'),
    description:
      'Federation brickwork, sandstone bases and retaining walls on steep North Shore blocks, from Milsons Point up to Chatswood. Ten suburbs, one crew.',
  },
  options: {
    locations: [{ order: 3, value: 'north-shore', label: 'North Shore' }],
    regions: [{ order: 2, label: 'North Sydney' }],
    suburbs: [{ order: 4, label: 'Chatswood' }],
  },
} as const satisfies AreaEntry;
