import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'area-inner-west',
  hash: '5ad1536f',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Row of narrow terraces with iron-lace balconies and doors of different colours, a jacaranda in flower before the last',
  placeholder: 'linear-gradient(#999,#877,#776)',
};
