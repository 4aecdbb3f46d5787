import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-mosman-retaining-wall-before',
  hash: '8d414d81',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: sandstone retaining wall bulging, with stones pushed out and weeds in the joints',
  placeholder: 'linear-gradient(#898,#997,#987)',
};
