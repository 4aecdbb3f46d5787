import { titled } from '../../titled.ts';
import type { ServiceEntry } from '../entry.ts';

/** What menus, lists and search engines say of /services/concrete-repairs. */
export const entry = {
  id: 'concrete-repairs',
  slug: 'concrete-repairs',
  order: 6,
  category: 'restoration',
  label: 'Concrete Repairs',
  description: 'Concrete cancer cut out and the steel protected',
  seo: {
    title: titled('Concrete Cancer Repairs Sydney'),
    description:
      'Spalled balconies, rusting steel and drummy soffits in Sydney buildings: tested, broken out, treated and rebuilt, so that the rust does not move on.',
  },
  job: 'coogee-balcony-soffit',
} as const satisfies ServiceEntry;
