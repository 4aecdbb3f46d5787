import { saidInCity } from '../../place-statements.ts';
import { titled } from '../../seo.ts';
import type { ServiceEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /services/foundation-repairs. */
export const entry = {
  id: 'foundation',
  slug: 'foundation-repairs',
  order: 2,
  category: 'structural',
  label: 'Foundation Repairs',
  description: 'Footings underpinned and the cause of the movement removed',
  seo: {
    title: titled('Foundation Repairs, Underpinning'),
    description: saidInCity(
      'Sinking corners and stepped cracks on Sydney clay: how we find the cause, underpin in one-metre pins and tie the repair back to firm ground.',
      'Sinking corners and stepped cracks: how we find the cause, underpin in one-metre pins and tie the repair back to firm ground.',
    ),
  },
  job: 'leichhardt-cottage-underpinning',
  options: {
    closest: 'structural',
    contact: { order: 4, value: 'foundation', label: 'Foundation repairs' },
    catalogue: {
      order: 7,
      value: 'foundation-repairs',
      label: 'Foundation repairs',
      description: 'Underpinning and drainage where the ground has moved',
      popular: false,
    },
    quote: { order: 2, value: 'foundation-repairs', label: 'Foundation Repairs' },
  },
  sign: {
    order: 2,
    title: 'A crack in steps, wider at the top',
    text: 'One end of the wall is going down. Read about footings.',
  },
} as const satisfies ServiceEntry;
