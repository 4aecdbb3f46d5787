import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-paddington-terrace-front-after',
  hash: 'acda22c2',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same terrace front repointed and cleaned, the lintel whole again',
  placeholder: 'linear-gradient(#998,#876,#987)',
};
