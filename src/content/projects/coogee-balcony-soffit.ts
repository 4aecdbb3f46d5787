import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'coogee-balcony-soffit',
  order: 13,
  title: 'Balcony soffit',
  location: 'Coogee',
  year: 2023,
  category: 'concrete',
  summary:
    'Bars with 15\u00a0mm of cover had thrown it off in sheets. The soffit was broken out behind the steel, four bars were lapped, zinc anodes tied in around the edge, and the slab made up to 40\u00a0mm of cover with sprayed mortar and one coating over all.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before: 'concrete balcony soffit with fallen cover and bared, rusted steel',
  after: 'the same soffit patched flush and painted',
} as const satisfies PairAlt;
