import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-underpinned-footing',
  hash: '6c1c37c5',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Pit dug beside a house: stone wall, old footing and a new concrete underpin below it',
  placeholder: 'linear-gradient(#975,#a86,#a97)',
};
