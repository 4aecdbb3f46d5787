import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-paddington-terrace-front-before',
  hash: 'c9996765',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: sandstone terrace front with open joints, black crust under the sills and a cracked lintel',
  placeholder: 'linear-gradient(#888,#876,#887)',
};
