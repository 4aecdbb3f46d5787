import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-retaining-wall',
  hash: 'd8299293',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Rock-faced sandstone retaining wall stepping up a slope under a fig tree',
  placeholder: 'linear-gradient(#9a9,#aa8,#ba8)',
};
