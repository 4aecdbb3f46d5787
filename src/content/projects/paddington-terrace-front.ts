import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'paddington-terrace-front',
  order: 1,
  title: 'Sandstone terrace front',
  location: 'Paddington',
  year: 2023,
  category: 'masonry',
  summary:
    'Open joints, black crust under the sills and a lintel cracked through. We steamed the crust off, raked every joint to 20\u00a0mm, repointed in lime putty and pinned the lintel from behind with two stainless dowels. Not one stone was replaced.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before:
    'sandstone terrace front with open joints, black crust under the sills and a cracked lintel',
  after: 'the same terrace front repointed and cleaned, the lintel whole again',
} as const satisfies PairAlt;
