import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-coogee-balcony-soffit-before',
  hash: '0c7aebf4',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: concrete balcony soffit with fallen cover and bared, rusted steel',
  placeholder: 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACwAQCdASoOAAkAA4BaJZgCdADN7//AAP7EQn4/dpeZdL+xZK3UEcaA1DgJuq2STrfh7118qvFkEc3DTcpTAMFv8gWgT+BRqgESUvK9gDxa3V4rzZcAAA==',
};
