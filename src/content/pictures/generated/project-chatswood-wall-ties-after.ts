import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-chatswood-wall-ties-after',
  hash: '2d8d54a1',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same wall flat and repointed, held by new stainless ties',
  placeholder: 'linear-gradient(#9aa,#987,#876)',
};
