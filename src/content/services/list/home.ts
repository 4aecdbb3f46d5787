// Written by `npm run entries`, which every build runs.
import { home as masonryEntry } from '../masonry/home.ts';
import { picture as masonryPicture } from '../../pictures/generated/service-masonry.ts';
import { home as structuralRepairsEntry } from '../structural-repairs/home.ts';
import { picture as structuralRepairsPicture } from '../../pictures/generated/service-structural-repairs.ts';
import { home as buildingRestorationEntry } from '../building-restoration/home.ts';
import { picture as buildingRestorationPicture } from '../../pictures/generated/service-building-restoration.ts';

export const list = [
  { slug: 'masonry', ...masonryEntry, picture: masonryPicture },
  { slug: 'structural-repairs', ...structuralRepairsEntry, picture: structuralRepairsPicture },
  { slug: 'building-restoration', ...buildingRestorationEntry, picture: buildingRestorationPicture },
] as const;
