import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-glebe-church-buttress-before',
  hash: 'c7dd4664',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: church buttress with eaten-away stones, a long crack and a black cap',
  placeholder: 'linear-gradient(#987,#886,#886)',
};
