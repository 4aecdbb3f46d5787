import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'newtown-shopfront-lintels',
  order: 9,
  title: 'Shopfront lintels',
  location: 'Newtown',
  year: 2024,
  category: 'structural',
  summary:
    'Rust had lifted the brickwork above two shop windows and the steel beneath had sagged. Both spans were needled, new galvanised lintels set on padstones with a flashing over them, and the cracks stitched in every fourth course.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before: 'shopfront with sagging rusted lintels and cracked brickwork above them',
  after: 'the same shopfront on new straight lintels, the brickwork stitched and repointed',
} as const satisfies PairAlt;
