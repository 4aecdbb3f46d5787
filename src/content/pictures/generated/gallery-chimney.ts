import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-chimney',
  hash: '32d33edb',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Tall corbelled brick chimney with four clay pots above a slate roof',
  placeholder: 'linear-gradient(#aaa,#bba,#998)',
};
