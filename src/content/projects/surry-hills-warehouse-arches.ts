import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'surry-hills-warehouse-arches',
  order: 2,
  title: 'Three warehouse arches',
  location: 'Surry Hills',
  year: 2022,
  category: 'masonry',
  summary:
    'The crowns had opened when a rusted tie rod let the end pier spread. A new rod went in first; then each arch was set on timber centring, taken down to the springing and turned again in its own bricks. The salt was drawn out with two rounds of poultice.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before:
    'three brick warehouse arches, cracked through the crowns, with dropped bricks and salt stains',
  after: 'the same three arches rebuilt and repointed, free of stains',
} as const satisfies PairAlt;
