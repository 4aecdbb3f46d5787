import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-rubble-cottage',
  hash: '9a64f8f6',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Small rubble-stone cottage with a corrugated iron veranda and brick chimney',
  placeholder: 'linear-gradient(#9bb,#998,#986)',
};
