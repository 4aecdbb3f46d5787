import { titled } from '../../seo.ts';
import type { AreaEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /areas/eastern-suburbs. */
export const entry = {
  id: 'eastern-suburbs',
  order: 2,
  label: 'Eastern Suburbs',
  description: 'Terraces, Art Deco flats and houses on the cliffs',
  suburbs: ['Bondi', 'Paddington', 'Coogee', 'Woollahra', 'Randwick'],
  seo: {
    title: titled('Masonry Eastern Suburbs Sydney'),
    description:
      'Terraces, Art Deco flats and cliff-edge houses from Paddington to Coogee, repaired by masons who know salt wind, soft brick and sand under footings.',
  },
  options: {
    locations: [{ order: 2, value: 'eastern-suburbs', label: 'Eastern Suburbs' }],
    regions: [{ order: 3, label: 'Eastern Suburbs' }],
    suburbs: [{ order: 2, label: 'Bondi' }],
  },
} as const satisfies AreaEntry;
