import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-mosman-retaining-wall-after',
  hash: '10c6a210',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same retaining wall rebuilt plumb, with weep holes along its foot',
  placeholder: 'linear-gradient(#898,#b98,#a98)',
};
