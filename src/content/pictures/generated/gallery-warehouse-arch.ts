import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-warehouse-arch',
  hash: '005af2b8',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Brick warehouse arch of three rings over green timber doors, a hoist beam above',
  placeholder: 'linear-gradient(#864,#664,#876)',
};
