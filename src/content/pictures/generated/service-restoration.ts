import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'service-restoration',
  hash: 'd0a0de5f',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Carved sandstone doorway, one half still black with grime, the other cleaned with new stones let in',
  placeholder: 'linear-gradient(#986,#776,#886)',
};
