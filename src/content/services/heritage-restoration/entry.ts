import { business } from '../../business.ts';
import { saidBySample } from '../../own-statements.ts';
import { titled } from '../../seo.ts';
import type { ServiceEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /services/heritage-restoration. */
export const entry = {
  id: 'heritage',
  slug: 'heritage-restoration',
  order: 4,
  category: 'restoration',
  label: 'Heritage Restoration',
  description: 'Listed buildings repaired like for like, with consent in hand',
  // Only who has it may say so.
  badge: saidBySample('Heritage Certified', 'Heritage work'),
  seo: {
    title: titled('Heritage Building Restoration'),
    description: `Repairs to listed buildings and conservation-area houses in ${business.city}: consents, like-for-like materials and tradespeople who have worked them before.`,
  },
  job: 'rocks-bond-store',
  options: {
    popup: { order: 3, value: 'heritage', label: 'Heritage and stone restoration' },
    catalogue: {
      order: 3,
      value: 'heritage',
      label: 'Heritage restoration',
      description: 'Listed buildings and conservation areas, in lime and matching stone',
      popular: true,
    },
    quote: { order: 4, value: 'heritage-restoration', label: 'Heritage Restoration' },
  },
  sign: {
    order: 8,
    title: 'A letter from the council about your front',
    text: 'You may own more heritage than you knew. Read about consents.',
  },
} as const satisfies ServiceEntry;
