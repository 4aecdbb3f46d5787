import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-rocks-bond-store-before',
  hash: '528344e0',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: four-storey sandstone bond store with black crust, rising damp and worn joints',
  placeholder: 'linear-gradient(#9a9,#887,#876)',
};
