import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-harbour-seawall',
  hash: '869eb3df',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Sandstone seawall with a bollard and gulls, its courses mirrored in harbour water, the bridge far off',
  placeholder: 'linear-gradient(#bbc,#aa8,#676)',
};
