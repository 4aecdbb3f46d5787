import { titled } from '../../titled.ts';
import type { AreaEntry } from '../entry.ts';

/** What menus, lists and search engines say of /areas/inner-west. */
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
} as const satisfies AreaEntry;
