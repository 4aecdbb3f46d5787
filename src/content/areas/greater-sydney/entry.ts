import { titled } from '../../titled.ts';
import type { AreaEntry } from '../entry.ts';

/** What menus, lists and search engines say of /areas/greater-sydney. */
export const entry = {
  id: 'greater-sydney',
  order: 6,
  label: 'Greater Sydney',
  description: 'Warehouses, offices and homes on reactive clay',
  suburbs: ['Parramatta', 'Hornsby', 'Sutherland', 'Blacktown', 'Liverpool'],
  serves: ['Hills District', 'Greater Sydney'],
  seo: {
    title: titled('Building Repairs Greater Sydney'),
    description:
      'Warehouses, offices and homes from Parramatta to Penrith, Hornsby and Campbelltown: reactive clay, tilt-up panels and brickwork put right to plan.',
  },
} as const satisfies AreaEntry;
