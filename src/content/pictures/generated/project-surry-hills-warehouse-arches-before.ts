import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-surry-hills-warehouse-arches-before',
  hash: '6168c7e1',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: three brick warehouse arches, cracked through the crowns, with dropped bricks and salt stains',
  placeholder: 'linear-gradient(#865,#454,#886)',
};
