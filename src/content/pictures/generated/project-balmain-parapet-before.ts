import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-balmain-parapet-before',
  hash: '2dd78b88',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: brick shop parapet leaning, its coping stones missing and the cornice cracked',
  placeholder: 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQAgCdASoOAAkAA4BaJYgCdH8AFC7XtcJt4wAA/mfaL3co45hnlMNX6xuszdatx7ZkYsJG1XM5iMX3ijt0JJ50cCpVHQyIEgbhtlxmnl1eQWmoksAAAA==',
};
