import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-leichhardt-cottage-underpinning-after',
  hash: '2e3e77f6',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same cottage level and whole, on concrete underpins that show in the section below ground',
  placeholder: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoOAAkAA4BaJaACdH8AGCYtXt8F0AD+4cJfQINwx9TcT9ZabKgLdnSEvZWyPdNunLMhh49d9Cbl1o4w2M0rYkAA',
};
