import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-marrickville-corner-footing-before',
  hash: '3486763b',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: corner shop whose end has dropped, with cracks beside the door and a washed-out footing',
  placeholder: 'linear-gradient(#a98,#876,#975)',
};
