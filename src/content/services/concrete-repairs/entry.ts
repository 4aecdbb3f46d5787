import { business } from '../../business.ts';
import { titled } from '../../seo.ts';
import type { ServiceEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /services/concrete-repairs. */
export const entry = {
  id: 'concrete-repairs',
  slug: 'concrete-repairs',
  order: 6,
  category: 'restoration',
  label: 'Concrete Repairs',
  description: 'Concrete cancer cut out and the steel protected',
  seo: {
    title: titled(`Concrete Cancer Repairs ${business.city}`),
    description: `Spalled balconies, rusting steel and drummy soffits in ${business.city} buildings: tested, broken out, treated and rebuilt, so that the rust does not move on.`,
  },
  job: 'coogee-balcony-soffit',
  options: {
    popup: { order: 5, value: 'concrete', label: 'Concrete repairs' },
    catalogue: {
      order: 6,
      value: 'concrete-repairs',
      label: 'Concrete repairs',
      description: 'Spalled slabs, soffits and columns cut out, treated and rebuilt',
      popular: false,
    },
    quote: { order: 6, value: 'concrete-repairs', label: 'Concrete Repairs' },
  },
  sign: {
    order: 4,
    title: 'A brown line under the balcony',
    text: 'Rust has reached the concrete’s face. Read about concrete cancer.',
  },
} as const satisfies ServiceEntry;
