import type { Picture } from '../types.ts';

/** Written by the pictures script. */
export const picture: Picture = {
  name: 'project-surry-hills-warehouse-arches-after',
  hash: '926bcd78',
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  alt: 'After: the same three arches rebuilt and repointed, free of stains',
  placeholder: 'linear-gradient(#965,#554,#876)',
};
