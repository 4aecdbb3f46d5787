import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-gateposts',
  hash: '357c8ca0',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Two sandstone gateposts with ball caps, wrought-iron gates between them and trees beyond',
  placeholder: 'linear-gradient(#aba,#997,#987)',
};
