import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'service-heritage-restoration',
  hash: '0ed3b321',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Gothic sandstone gable with a rose window, pinnacles and a cross against the sky',
  placeholder: 'linear-gradient(#9ab,#ba9,#887)',
};
