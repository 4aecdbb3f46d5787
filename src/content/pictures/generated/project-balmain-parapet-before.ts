import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-balmain-parapet-before',
  hash: '2dd78b88',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: brick shop parapet leaning, its coping stones missing and the cornice cracked',
  placeholder: 'linear-gradient(#9aa,#a87,#876)',
};
