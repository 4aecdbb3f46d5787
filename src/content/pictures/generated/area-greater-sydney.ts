import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'area-greater-sydney',
  hash: '245697e0',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Brick works with a stepped parapet and saw-tooth roof beside a water tower under a wide sky',
  placeholder: 'linear-gradient(#9bb,#bba,#886)',
};
