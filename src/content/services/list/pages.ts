// Written by `npm run entries`, which every build runs.
import { page as masonryEntry } from '../masonry/page.ts';
import { page as foundationRepairsEntry } from '../foundation-repairs/page.ts';
import { page as structuralRepairsEntry } from '../structural-repairs/page.ts';
import { page as heritageRestorationEntry } from '../heritage-restoration/page.ts';
import { page as buildingRestorationEntry } from '../building-restoration/page.ts';
import { page as concreteRepairsEntry } from '../concrete-repairs/page.ts';
import { page as restorationEntry } from '../restoration/page.ts';
import { page as remedialBuildingEntry } from '../remedial-building/page.ts';

export const list = {
  masonry: masonryEntry,
  'foundation-repairs': foundationRepairsEntry,
  'structural-repairs': structuralRepairsEntry,
  'heritage-restoration': heritageRestorationEntry,
  'building-restoration': buildingRestorationEntry,
  'concrete-repairs': concreteRepairsEntry,
  restoration: restorationEntry,
  'remedial-building': remedialBuildingEntry,
};
