import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-rocks-bond-store-after',
  hash: '48284f70',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same bond store cleaned, dry at its foot and repointed',
  placeholder: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoOAAkAA4BaJQBOgBZY4A/YAAD+1hfK5ul9wmfIkMHpVAql6SALIbTR3Ed3trsPCjxJC5J9jn5TxDyYAAA=',
};
