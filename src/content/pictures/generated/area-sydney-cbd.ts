import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'area-sydney-cbd',
  hash: '8f700ace',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Sandstone public building with an arcade and a clock tower, glass towers pale behind it',
  placeholder: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoOAAkAA4BaJYwCdAD6GPSmYAAA/tTsrm/yNM9hEfyhE30iamvrGtC65iFK+CU7/40PlAAA',
};
