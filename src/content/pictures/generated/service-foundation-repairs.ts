import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'service-foundation-repairs',
  hash: '5f8425ff',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Section through the ground: a brick wall on an old stone footing, carried on a new concrete pin, a gravel drain beside it',
  placeholder: 'linear-gradient(#bba,#875,#a96)',
};
