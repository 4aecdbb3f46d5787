import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'chatswood-wall-ties',
  order: 12,
  title: 'Gable wall ties',
  location: 'Chatswood',
  year: 2020,
  category: 'remedial',
  summary:
    'The outer leaf of this gable had come away by 35\u00a0mm; of twelve ties we looked at, ten were rust. We pinned the sound brickwork with helical stainless ties, relaid the bulge and repointed the whole gable, so that the repair does not show.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before: 'brick gable wall bulging and cracked where its ties have rusted away',
  after: 'the same wall flat and repointed, held by new stainless ties',
} as const satisfies PairAlt;
