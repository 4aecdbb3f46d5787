import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'service-remedial-building',
  hash: 'ffb3e7fb',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Red-brick block of flats with concrete balconies, scaffold standing against one bay',
  placeholder: 'linear-gradient(#888,#876,#876)',
};
