import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-marrickville-corner-footing-after',
  hash: 'a9713617',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same corner shop level again on a new footing',
  placeholder: 'linear-gradient(#a98,#876,#986)',
};
