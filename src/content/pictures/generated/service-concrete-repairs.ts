import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'service-concrete-repairs',
  hash: 'fea9e478',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Edge of a concrete balcony cut back to bared steel, half of the bars already primed red',
  placeholder: 'linear-gradient(#9aa,#998,#876)',
};
