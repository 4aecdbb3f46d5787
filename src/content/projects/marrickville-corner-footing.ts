import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'marrickville-corner-footing',
  order: 8,
  title: 'Corner shop footing',
  location: 'Marrickville',
  year: 2022,
  category: 'foundation',
  summary:
    'A burst main had washed the ground from under the street corner and the door no longer closed. We shored the corner, screwed six piles through the soft alluvium and cast a new ground beam on them. The shop sold coffee from its side window all through.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before: 'corner shop whose end has dropped, with cracks beside the door and a washed-out footing',
  after: 'the same corner shop level again on a new footing',
} as const satisfies PairAlt;
