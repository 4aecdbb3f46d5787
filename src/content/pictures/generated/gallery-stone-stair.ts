import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-stone-stair',
  hash: 'aea0d545',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Broad flight of worn sandstone steps between low walls, rising to an arch',
  placeholder: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoOAAkAA4BaJYgCdAEKQpos+sAA+V7vuwb3efm5T3QgiS3qSC2+yLc4IgisUB2bpLoZiGhwAAA=',
};
