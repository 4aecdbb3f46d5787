import { titled } from '../../titled.ts';
import type { ServiceEntry } from '../entry.ts';

/** What menus, lists and search engines say of /services/heritage-restoration. */
export const entry = {
  id: 'heritage',
  slug: 'heritage-restoration',
  order: 4,
  category: 'restoration',
  label: 'Heritage Restoration',
  description: 'Listed buildings repaired like for like, with consent in hand',
  badge: 'Heritage Certified',
  seo: {
    title: titled('Heritage Building Restoration'),
    description:
      'Repairs to listed buildings and conservation-area houses in Sydney: consents, like-for-like materials and tradespeople who have worked them before.',
  },
  job: 'rocks-bond-store',
} as const satisfies ServiceEntry;
