import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'area-north-shore',
  hash: '0c09495f',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'Federation brick house with a tiled gable and timber fretwork among tall gums',
  placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAABQAgCdASoOAAkAA4BaJagCdH8AFlzP2rtf4QAA/pS9GRHl7ADvJEeWEt4BodjBbtMBn1I3jtpU/2cm/9KjQ31SnwAAAA==',
};
