import { titled } from '../../titled.ts';
import type { ServiceEntry } from '../entry.ts';

/** What menus, lists and search engines say of /services/remedial-building. */
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
} as const satisfies ServiceEntry;
