import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-chatswood-wall-ties-before',
  hash: '822c5246',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: brick gable wall bulging and cracked where its ties have rusted away',
  placeholder: 'linear-gradient(#9aa,#987,#876)',
};
