import { titled } from '../../titled.ts';
import type { ServiceEntry } from '../entry.ts';

/** What menus, lists and search engines say of /services/foundation-repairs. */
export const entry = {
  id: 'foundation',
  slug: 'foundation-repairs',
  order: 2,
  category: 'structural',
  label: 'Foundation Repairs',
  description: 'Footings underpinned and the cause of the movement removed',
  seo: {
    title: titled('Foundation Repairs, Underpinning'),
    description:
      'Sinking corners and stepped cracks on Sydney clay: how we find the cause, underpin in one-metre pins and tie the repair back to firm ground.',
  },
  job: 'leichhardt-cottage-underpinning',
} as const satisfies ServiceEntry;
