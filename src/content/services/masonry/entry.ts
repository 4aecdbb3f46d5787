import { titled } from '../../titled.ts';
import type { ServiceEntry } from '../entry.ts';

/** What menus, lists and search engines say of /services/masonry. */
export const entry = {
  id: 'masonry',
  slug: 'masonry',
  order: 1,
  category: 'structural',
  label: 'Masonry & Brickwork',
  description: 'Brick and stone walls repointed, rebuilt and built new',
  seo: {
    title: titled('Masonry and Brickwork Sydney'),
    description:
      'Lime repointing, brick and sandstone rebuilding, retaining walls and chimneys across Sydney. What failed joints cost, and how they are put right.',
  },
  job: 'surry-hills-warehouse-arches',
} as const satisfies ServiceEntry;
