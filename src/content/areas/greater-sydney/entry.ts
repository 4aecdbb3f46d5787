import { titled } from '../../seo.ts';
import type { AreaEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /areas/greater-sydney. */
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
  options: {
    locations: [
      { order: 6, value: 'hills-district', label: 'Hills District' },
      { order: 7, value: 'western-sydney', label: 'Western Sydney' },
      { order: 8, value: 'south-sydney', label: 'South Sydney' },
    ],
    regions: [
      { order: 6, label: 'Hills District' },
      { order: 7, label: 'Western Sydney' },
      { order: 8, label: 'South Sydney' },
    ],
    suburbs: [
      { order: 1, label: 'Parramatta' },
      { order: 5, label: 'Hornsby' },
      { order: 6, label: 'Blacktown' },
      { order: 7, label: 'Sutherland' },
    ],
  },
} as const satisfies AreaEntry;
