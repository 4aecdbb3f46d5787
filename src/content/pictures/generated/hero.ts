import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'hero',
  hash: '50cbdd27',
  width: 1440,
  height: 1080,
  widths: [480, 960, 1440],
  alt: 'Two-storey Sydney sandstone terrace in low sun, iron lace on its balcony, a scaffold at its right side',
  placeholder: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoOAAsAA4BaJYgCdAEMSk1uSiAAAP5bZaW1zKP+R90OMlX/IL4cpwJkV40i3tmscqcNLfTNyu+AHAyV0ip3Tr8/H4izgFwAAAA=',
};
