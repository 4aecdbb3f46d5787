import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-cornice',
  hash: '1c40865f',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Moulded sandstone cornice with dentils, leaf-carved brackets and rosettes, the date 1888 in Roman figures below',
  placeholder: 'linear-gradient(#a98,#ba8,#cb9)',
};
