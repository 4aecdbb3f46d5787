import { titled } from '../../seo.ts';
import type { AreaEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /areas/inner-west. */
export const entry = {
  id: 'inner-west',
  order: 5,
  label: 'Inner West',
  description: 'Conservation-area terraces, shops and churches',
  suburbs: ['Newtown', 'Leichhardt', 'Balmain', 'Glebe', 'Marrickville'],
  seo: {
    title: titled('Heritage Masonry Inner West'),
    description:
      'Terraces, shopfronts and churches of Newtown, Balmain and Glebe: lime mortar, matched bricks and the council papers that conservation areas ask for.',
  },
  options: {
    locations: [{ order: 4, value: 'inner-west', label: 'Inner West' }],
    regions: [{ order: 4, label: 'Inner West' }],
    suburbs: [],
  },
} as const satisfies AreaEntry;
