// Written by `npm run entries`, which every build runs.
import { findings as masonryEntry } from '../masonry/page.ts';
import { findings as foundationRepairsEntry } from '../foundation-repairs/page.ts';
import { findings as structuralRepairsEntry } from '../structural-repairs/page.ts';
import { findings as heritageRestorationEntry } from '../heritage-restoration/page.ts';
import { findings as buildingRestorationEntry } from '../building-restoration/page.ts';
import { findings as concreteRepairsEntry } from '../concrete-repairs/page.ts';
import { findings as restorationEntry } from '../restoration/page.ts';
import { findings as remedialBuildingEntry } from '../remedial-building/page.ts';

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
