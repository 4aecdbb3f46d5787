import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-coogee-balcony-soffit-after',
  hash: 'b0984126',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same soffit patched flush and painted',
  placeholder: 'linear-gradient(#aa9,#a98,#876)',
};
