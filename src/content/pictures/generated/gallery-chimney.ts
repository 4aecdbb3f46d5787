import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-chimney',
  hash: '32d33edb',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Tall corbelled brick chimney with four clay pots above a slate roof',
  placeholder: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoOAAkAA4BaJQBOgB6u9SjkAAD+lOtTvxe+Og4Jvc7R3Mkx72CqssjagUtp1VxJYVHJ1dSRMAAAAA==',
};
