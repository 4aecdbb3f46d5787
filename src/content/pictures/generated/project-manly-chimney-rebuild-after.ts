import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-manly-chimney-rebuild-after',
  hash: '5bcd84d6',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same chimney rebuilt straight with both pots in place',
  placeholder: 'linear-gradient(#abb,#bba,#776)',
};
