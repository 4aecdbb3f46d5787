import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'service-building-restoration',
  hash: '12396ad9',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Three-storey Victorian street front, its left half restored, its right half behind scaffold',
  placeholder: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoOAAkAA4BaJYwCdADpH/ibQAAA/scnPMpjysao4cXc/bcYd5NTvgwQdeDHWS9r3w+T6e+PcmwisAAA',
};
