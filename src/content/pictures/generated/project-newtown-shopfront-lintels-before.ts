import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-newtown-shopfront-lintels-before',
  hash: '703812be',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: shopfront with sagging rusted lintels and cracked brickwork above them',
  placeholder: 'linear-gradient(#865,#765,#776)',
};
