import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'area-eastern-suburbs',
  hash: '722671b5',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Layered sandstone cliff with white houses along its edge and the sea below',
  placeholder: 'linear-gradient(#9ab,#997,#687)',
};
