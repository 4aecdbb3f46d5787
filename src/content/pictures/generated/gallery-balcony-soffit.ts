import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-balcony-soffit',
  hash: 'df88794d',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Sound concrete balconies seen from below, each soffit with a drip groove near its edge',
  placeholder: 'linear-gradient(#999,#999,#9a9)',
};
