import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'gallery-gateposts',
  hash: '357c8ca0',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Two sandstone gateposts with ball caps, wrought-iron gates between them and trees beyond',
  placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQAgCdASoOAAkAA4BaJQBOgB6ujac2D6yAAP6zPY2QaGDImztrW+0M98LFXs3xhTVSpTI/PgffxI5GTSboR8016UAAAA==',
};
