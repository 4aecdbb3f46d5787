import { titled } from '../../titled.ts';
import type { AreaEntry } from '../entry.ts';

/** What menus, lists and search engines say of /areas/eastern-suburbs. */
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
} as const satisfies AreaEntry;
