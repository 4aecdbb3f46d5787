import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'mosman-retaining-wall',
  order: 3,
  title: 'Garden retaining wall',
  location: 'Mosman',
  year: 2024,
  category: 'masonry',
  summary:
    'Built without a drain, this wall bulged a hand’s breadth after a wet autumn. We numbered the stones, rebuilt it to a batter of one in ten on a wider base, and put gravel, geotextile and a row of weep holes where there had been clay.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before: 'sandstone retaining wall bulging, with stones pushed out and weeds in the joints',
  after: 'the same retaining wall rebuilt plumb, with weep holes along its foot',
} as const satisfies PairAlt;
