import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'glebe-church-buttress',
  order: 4,
  title: 'Church buttress',
  location: 'Glebe',
  year: 2021,
  category: 'heritage',
  summary:
    'A blocked gutter had soaked this buttress for years; eleven stones were hollowed and a crack ran from the cap. Eleven new ones were let in, bed for bed, the crack grouted, and the cap recut with the drip that the old one lacked.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before: 'church buttress with eaten-away stones, a long crack and a black cap',
  after: 'the same buttress with new stones let in and its cap renewed',
} as const satisfies PairAlt;
