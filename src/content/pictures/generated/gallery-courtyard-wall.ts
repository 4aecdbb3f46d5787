import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-courtyard-wall',
  hash: '53ee5824',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Convict-era rubble courtyard wall with a blue door, a bench and a lemon tree in a pot',
  placeholder: 'linear-gradient(#9a8,#997,#a97)',
};
