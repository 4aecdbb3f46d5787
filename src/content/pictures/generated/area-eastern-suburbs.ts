import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'area-eastern-suburbs',
  hash: '37b23b25',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Layered sandstone cliff with white houses along its edge and the sea below',
  placeholder: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoOAAkAA4BaJaACdAD1efSVNgAA/uAGoSUlKgOyLF6oEeTb+rcrb+qiblT9XDYMtw8FF/gxTAA=',
};
