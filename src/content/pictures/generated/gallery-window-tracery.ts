import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-window-tracery',
  hash: '41bce8cf',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Stone tracery of a pointed church window, two lights under a quatrefoil',
  placeholder: 'linear-gradient(#ba8,#a97,#987)',
};
