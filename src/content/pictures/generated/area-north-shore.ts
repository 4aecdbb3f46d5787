import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'area-north-shore',
  hash: '957f3c08',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Federation brick house with a tiled gable and timber fretwork among tall gums',
  placeholder: 'linear-gradient(#899,#987,#886)',
};
