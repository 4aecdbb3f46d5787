import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-leichhardt-cottage-underpinning-before',
  hash: '3f4ba10e',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: brick cottage with a stepped crack running from its window down to a sunken footing',
  placeholder: 'linear-gradient(#9aa,#997,#a86)',
};
