import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-gateposts',
  hash: '83af2ed6',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Two sandstone gateposts with ball caps and an iron gate, a hedge behind',
  placeholder: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADQAQCdASoOAAkAA4BaJQBOgCHabvoggAD+x1XrVLAA6mmoXCY+DKx45wsx+9h7v7bOE57rFhTIbQVxzlaA0AAA',
};
