import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'service-structural-repairs',
  hash: '00ef32fd',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Brick wall held on needles and steel props while a new steel lintel goes in',
  placeholder: 'linear-gradient(#865,#654,#765)',
};
