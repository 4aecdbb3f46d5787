import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-newtown-shopfront-lintels-after',
  hash: '99b67ebe',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same shopfront on new straight lintels, the brickwork stitched and repointed',
  placeholder: 'linear-gradient(#865,#765,#776)',
};
