import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-coogee-balcony-soffit-before',
  hash: '0c7aebf4',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: concrete balcony soffit with fallen cover and bared, rusted steel',
  placeholder: 'linear-gradient(#aa9,#987,#876)',
};
