import { business } from '../../business.ts';
import { titled } from '../../seo.ts';
import type { ServiceEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /services/masonry. */
export const entry = {
  id: 'masonry',
  slug: 'masonry',
  order: 1,
  category: 'structural',
  label: 'Masonry & Brickwork',
  description: 'Brick and stone walls repointed, rebuilt and built new',
  seo: {
    title: titled(`Masonry and Brickwork ${business.city}`),
    description: `Lime repointing, brick and sandstone rebuilding, retaining walls and chimneys across ${business.city}. What failed joints cost, and how they are put right.`,
  },
  job: 'surry-hills-warehouse-arches',
  options: {
    popup: { order: 2, value: 'masonry', label: 'Masonry and brickwork' },
    contact: { order: 1, value: 'masonry', label: 'Masonry and brickwork' },
    catalogue: {
      order: 2,
      value: 'masonry',
      label: 'Masonry and brickwork',
      description: 'Brick and stone walls built, rebuilt and made sound',
      popular: true,
    },
    quote: { order: 1, value: 'masonry-brickwork', label: 'Masonry & Brickwork' },
  },
  sign: {
    order: 1,
    title: 'Sand on the window sill, outside',
    text: 'Mortar is leaving the joints. Read about repointing.',
  },
  home: {
    order: 1,
    description:
      'Brick and stone walls fail at the joint first. We match the old mortar by its sand and its lime, rake out by hand so that no arris is lost, and rebuild only what has moved too far to stay.',
    features: [
      'Repointing in lime putty or NHL mortar',
      'Tuckpointing on face brick fronts',
      'Sandstone walls, steps and piers',
      'Chimneys and parapets taken down and rebuilt',
      'Retaining walls with drains behind them',
      'Brick matching from salvaged stock',
    ],
    option: 'masonry',
  },
} as const satisfies ServiceEntry;
