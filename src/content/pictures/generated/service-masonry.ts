import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'service-masonry',
  hash: '4798a364',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Coursed sandstone wall with its joints raked out on the right and repointed on the left, hawk, pointing iron and bucket on a plank',
  placeholder: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoOAAkAA4BaJQBOgBl6t/NuAAD+32E/v24q+YQo/m3oP4dwlx/NScpWMJjuom6cAAA=',
};
