import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-bondi-balcony-membrane-after',
  hash: '0d422fac',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same balcony dry and painted, a flashing along its edge',
  placeholder: 'linear-gradient(#998,#aa9,#aa8)',
};
