import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-manly-chimney-rebuild-after',
  hash: '5bcd84d6',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same chimney rebuilt straight with both pots in place',
  placeholder: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAQCdASoOAAkAA4BaJYwCw7Db2iwgAP7nom1R3LG6EaAiMCr/SN+7zFeql71aBJ847GmKm3Kf5TlE6gAAAA==',
};
