import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'leichhardt-cottage-underpinning',
  order: 7,
  title: 'Cottage underpinned',
  location: 'Leichhardt',
  year: 2023,
  category: 'foundation',
  summary:
    'A stepped crack ran from the window down to a footing that had sunk 40\u00a0mm. The stormwater pipe beside it was broken. The pipe was relaid, seven pins went down 1.8\u00a0m to stiff clay, and the wall was stitched after one full winter without movement.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before: 'brick cottage with a stepped crack running from its window down to a sunken footing',
  after:
    'the same cottage level and whole, on concrete underpins that show in the section below ground',
} as const satisfies PairAlt;
