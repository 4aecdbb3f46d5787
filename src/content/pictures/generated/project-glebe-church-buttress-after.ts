import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-glebe-church-buttress-after',
  hash: 'a893c65c',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same buttress with new stones let in and its cap renewed',
  placeholder: 'linear-gradient(#997,#987,#986)',
};
