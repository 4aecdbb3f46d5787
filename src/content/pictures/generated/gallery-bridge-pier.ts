import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-bridge-pier',
  hash: 'fbc84261',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Sandstone viaduct: two arches meeting on a pier with a cutwater, standing in still water',
  placeholder: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAQCdASoOAAkAA4BaJQBOgB6I/KIgAP7VE5tCL5FcWYqP4V6cFGc1dOuCZGnp2fmxGel4HNIoAA==',
};
