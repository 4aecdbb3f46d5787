import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-bondi-balcony-membrane-before',
  hash: '7f0f2a15',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: balcony with white lime streaks below its slab, peeling paint and rust',
  placeholder: 'linear-gradient(#998,#a99,#a98)',
};
