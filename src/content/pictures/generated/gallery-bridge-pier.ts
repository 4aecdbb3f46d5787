import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-bridge-pier',
  hash: 'a72cfcc5',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Sandstone viaduct: two arches meeting on a pier with a cutwater, standing in still water',
  placeholder: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoOAAkAA4BaJQBOgB5vRRoAAP7VE5tCL5FcWYqPwNx616P3tKZdp57KnLvAKjVpVx/aNP+wAAA=',
};
