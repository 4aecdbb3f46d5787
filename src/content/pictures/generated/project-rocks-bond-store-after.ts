import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-rocks-bond-store-after',
  hash: '48284f70',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same bond store cleaned, dry at its foot and repointed',
  placeholder: 'linear-gradient(#aaa,#997,#987)',
};
