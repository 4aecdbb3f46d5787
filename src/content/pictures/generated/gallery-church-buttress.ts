import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-church-buttress',
  hash: 'd8866e91',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Two stepped sandstone buttresses with a pointed two-light church window between them',
  placeholder: 'linear-gradient(#aa9,#a97,#986)',
};
