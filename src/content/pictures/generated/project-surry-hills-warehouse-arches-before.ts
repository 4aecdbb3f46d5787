import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-surry-hills-warehouse-arches-before',
  hash: '3f83f207',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: three brick warehouse arches, cracked through the crowns, with dropped bricks and salt stains',
  placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoOAAkAA4BaJQBOgCHrVNL0L0AA/jNmEBHqFRz04Eb6Rk2cYjyEWU8sljsa1k6EBJXWzQtKkCPESjb+uLAAAA==',
};
