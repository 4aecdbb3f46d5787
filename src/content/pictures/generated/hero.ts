import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'hero',
  hash: '3a4717c1',
  width: 1440,
  height: 1080,
  widths: [480, 800, 960, 1440],
  alt: 'Two-storey sandstone terrace in low sun, iron lace on its balcony, a scaffold at its right side',
  placeholder: 'linear-gradient(#9aa,#876,#986)',
};
