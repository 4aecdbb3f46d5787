import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-newtown-shopfront-lintels-after',
  hash: '99b67ebe',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same shopfront on new straight lintels, the brickwork stitched and repointed',
  placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoOAAkAA4BaJQBOgCGx4OAAAP1IV3ZWq626K8dE4F3xyUwZ8tYfYMx7sOSy42IBNMYB5rlE1GoKpEa1hE0AAA==',
};
