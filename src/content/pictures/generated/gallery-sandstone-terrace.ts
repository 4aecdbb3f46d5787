import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-sandstone-terrace',
  hash: 'bfe3ac56',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Front door and sash window of a sandstone terrace, steps and an iron fence before them',
  placeholder: 'linear-gradient(#a97,#a87,#a97)',
};
