import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-coogee-balcony-soffit-after',
  hash: 'b0984126',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same soffit patched flush and painted',
  placeholder: 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAQAgCdASoOAAkAA4BaJZgCdAEPCbK1v3gAAP7TzxOn4NcTzceg8n3QIxsraJ5/p19F1K9Ftlows0JFhaBoLpkdwrgoj14FGqAQSj5vZ1mm/AtGZ2lAAA==',
};
