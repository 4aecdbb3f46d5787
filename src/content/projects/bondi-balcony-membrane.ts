import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'bondi-balcony-membrane',
  order: 11,
  title: 'Balcony membrane',
  location: 'Bondi',
  year: 2024,
  category: 'remedial',
  summary:
    'Lime streaks below the slab showed that the membrane had failed at the posts. Tiles and screed were lifted, falls formed, and a new membrane turned up at the door and lapped into an edge flashing. It held water for 48 hours before a tile was laid.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before: 'balcony with white lime streaks below its slab, peeling paint and rust',
  after: 'the same balcony dry and painted, a flashing along its edge',
} as const satisfies PairAlt;
