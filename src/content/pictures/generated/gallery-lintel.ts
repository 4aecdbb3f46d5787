import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-lintel',
  hash: 'c4881504',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Flat arch of sandstone wedges with a carved keystone over a sash window',
  placeholder: 'linear-gradient(#cb8,#ba8,#886)',
};
