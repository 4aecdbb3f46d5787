import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'area-northern-beaches',
  hash: '2ec52691',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'White arched surf pavilion under Norfolk pines, a headland and the sea behind',
  placeholder: 'linear-gradient(#9bb,#987,#aa8)',
};
