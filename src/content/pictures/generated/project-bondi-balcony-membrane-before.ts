import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-bondi-balcony-membrane-before',
  hash: '7f0f2a15',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Before: balcony with white lime streaks below its slab, peeling paint and rust',
  placeholder: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAQCdASoOAAkAA4BaJZgCdAELJPlwAAD9ALB2k8BPpytObSDxRLmnbDRcI1Q/4GCA8oGob4hk7NmOwoPlAgDghVrxAHyla2ZAAA==',
};
