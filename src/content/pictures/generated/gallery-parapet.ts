import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-parapet',
  hash: '1ec3f349',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Stone balustrade, urns and cornice along the top of a building against the sky',
  placeholder: 'linear-gradient(#abb,#a97,#ba8)',
};
