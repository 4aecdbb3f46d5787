import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'fallback',
  hash: 'c14dfc41',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Plain coursed sandstone',
  placeholder: 'linear-gradient(#cb9,#cb9,#cb9)',
};
