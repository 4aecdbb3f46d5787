import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-leichhardt-cottage-underpinning-after',
  hash: '2e3e77f6',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same cottage level and whole, on concrete underpins that show in the section below ground',
  placeholder: 'linear-gradient(#9aa,#997,#a97)',
};
