import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-courtyard-wall',
  hash: '53ee5824',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Convict-era rubble courtyard wall with a blue door, a bench and a lemon tree in a pot',
  placeholder: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoOAAkAA4BaJZgCdAC1J2Jn+gAA+MKxa+lfKaY3JLK7okab0mQoQ/9a8msEMrAstaPSwjjCorxrY22qcARwiY2VhAAAAA==',
};
