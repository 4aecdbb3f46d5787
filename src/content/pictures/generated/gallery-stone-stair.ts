import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-stone-stair',
  hash: 'a164f158',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Broad flight of worn sandstone steps between low walls, rising to an arch',
  placeholder: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoOAAkAA4BaJYgCdAEG+E8eAAD5XuRBu5V8rZ8Tyw7BCsSev+c8QZIF3MLhisUB2bpLoZiGhwAAAA==',
};
