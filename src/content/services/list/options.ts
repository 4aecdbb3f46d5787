// Written by `npm run entries`, which every build runs.
import { options as masonryEntry } from '../masonry/options.ts';
import { options as foundationRepairsEntry } from '../foundation-repairs/options.ts';
import { options as structuralRepairsEntry } from '../structural-repairs/options.ts';
import { options as heritageRestorationEntry } from '../heritage-restoration/options.ts';
import { options as buildingRestorationEntry } from '../building-restoration/options.ts';
import { options as concreteRepairsEntry } from '../concrete-repairs/options.ts';
import { options as restorationEntry } from '../restoration/options.ts';
import { options as remedialBuildingEntry } from '../remedial-building/options.ts';

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
