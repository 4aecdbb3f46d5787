import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-manly-chimney-rebuild-before',
  hash: '5bea7dad',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: leaning brick chimney with a broken pot, missing bricks and open joints',
  placeholder: 'linear-gradient(#abb,#bba,#676)',
};
