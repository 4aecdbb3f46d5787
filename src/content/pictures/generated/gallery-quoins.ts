import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-quoins',
  hash: '6b383852',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Corner of a building: alternating sandstone quoins bonded into red brick',
  placeholder: 'linear-gradient(#976,#877,#976)',
};
