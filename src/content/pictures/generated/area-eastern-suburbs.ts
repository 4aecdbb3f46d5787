import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'area-eastern-suburbs',
  hash: '56d66e61',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Layered sandstone cliff with white houses along its edge and the sea below',
  placeholder: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoOAAkAA4BaJaACdAD1fZgvqdPgAP7gBqElJSoDstAoGj/se+sXaO4Jv1t6N70WwBkkzUf0/PBqAAAA',
};
