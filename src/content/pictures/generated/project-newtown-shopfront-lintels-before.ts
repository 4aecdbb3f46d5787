import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-newtown-shopfront-lintels-before',
  hash: '703812be',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: shopfront with sagging rusted lintels and cracked brickwork above them',
  placeholder: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoOAAkAA4BaJQBOgBoeripAAAD9TXBBREyRrfxE730D8N91QuBIq597wZVIzUJAkcJ9mbHTa7KqR7AAAAA=',
};
