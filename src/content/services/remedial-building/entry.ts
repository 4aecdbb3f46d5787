import { titled } from '../../seo.ts';
import type { ServiceEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /services/remedial-building. */
export const entry = {
  id: 'remedial',
  slug: 'remedial-building',
  order: 8,
  category: 'remedial',
  label: 'Remedial Building',
  description: 'Leaks, membranes and wall ties for strata and commercial owners',
  seo: {
    title: titled('Remedial Building for Strata'),
    description:
      'Balcony membranes, wall ties, flashings and façade defects for owners corporations. Cause first, then scope, then tender, then work done once.',
  },
  job: 'bondi-balcony-membrane',
  options: {
    closest: 'assessment',
    catalogue: {
      order: 8,
      value: 'remedial-building',
      label: 'Remedial building',
      description: 'Leaks, membranes and strata defects traced to the cause',
      popular: false,
    },
    quote: { order: 8, value: 'remedial-building', label: 'Remedial Building' },
  },
  sign: {
    order: 5,
    title: 'White streaks under the balcony',
    text: 'Water is going through the slab. Read about membranes.',
  },
} as const satisfies ServiceEntry;
