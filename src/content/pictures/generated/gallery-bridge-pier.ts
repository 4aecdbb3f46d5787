import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-bridge-pier',
  hash: 'fbc84261',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Sandstone viaduct: two arches meeting on a pier with a cutwater, standing in still water',
  placeholder: 'linear-gradient(#ba9,#cb9,#676)',
};
