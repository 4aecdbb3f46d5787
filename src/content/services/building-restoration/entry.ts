import { titled } from '../../titled.ts';
import type { ServiceEntry } from '../entry.ts';

/** What menus, lists and search engines say of /services/building-restoration. */
export const entry = {
  id: 'building-restoration',
  slug: 'building-restoration',
  order: 5,
  category: 'restoration',
  label: 'Building Restoration',
  description: 'Whole façades brought back: render, brick, joinery and damp',
  seo: {
    title: titled('Building Restoration Sydney'),
    description:
      'Façades of houses, shops and flats restored in one programme: paint stripped, render renewed, damp stopped, cornices recast and joinery eased.',
  },
  job: 'balmain-parapet',
} as const satisfies ServiceEntry;
