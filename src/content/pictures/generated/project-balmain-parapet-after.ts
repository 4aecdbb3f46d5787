import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-balmain-parapet-after',
  hash: '3dcdd845',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same parapet upright again, coped and repointed',
  placeholder: 'linear-gradient(#aaa,#a87,#876)',
};
