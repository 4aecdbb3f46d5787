import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-balmain-parapet-after',
  hash: '3dcdd845',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same parapet upright again, coped and repointed',
  placeholder: 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAQCdASoOAAkAA4BaJYgCdADp/fLF57AA/pPVKoRHNTR6y2v7tjKBQNo4dG0G4GsA6iByTdB74gE6WmHam6IKgL9H9CwM0J83fIZHC8v2zLLAAAA=',
};
