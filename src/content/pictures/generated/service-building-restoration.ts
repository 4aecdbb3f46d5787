import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'service-building-restoration',
  hash: '8b958bac',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Three-storey Victorian street front, its left half restored, its right half behind scaffold',
  placeholder: 'linear-gradient(#aa9,#887,#776)',
};
