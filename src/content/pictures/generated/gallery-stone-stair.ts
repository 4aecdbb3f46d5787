import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-stone-stair',
  hash: 'a164f158',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Broad flight of worn sandstone steps between low walls, rising to an arch',
  placeholder: 'linear-gradient(#ba8,#a97,#a98)',
};
