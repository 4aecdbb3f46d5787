import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-window-tracery',
  hash: '41bce8cf',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Stone tracery of a pointed church window, two lights under a quatrefoil',
  placeholder: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoOAAkAA4BaJZACdAEXxapblxoA/uB6AvQGsrvq4xQXNB2h+wMNa1Vj5Nfz8zm1llxx5yIAAAA=',
};
