import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'area-sydney-cbd',
  hash: '5c0de958',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Sandstone public building with an arcade and a clock tower, glass towers pale behind it',
  placeholder: 'linear-gradient(#abb,#a98,#765)',
};
