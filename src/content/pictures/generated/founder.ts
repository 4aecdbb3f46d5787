import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'founder',
  hash: 'dc13173a',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'A stonemason’s bench: mallet, chisels and a square beside a half-tooled block of sandstone',
  placeholder: 'linear-gradient(#998,#a98,#653)',
};
