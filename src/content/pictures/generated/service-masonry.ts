import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'service-masonry',
  hash: '3d5130e5',
  width: 1440,
  height: 960,
  widths: [480, 800, 960, 1440],
  alt: 'Coursed sandstone wall with its joints raked out on the right and repointed on the left, hawk, pointing iron and bucket on a plank',
  placeholder: 'linear-gradient(#ba8,#ba8,#876)',
};
