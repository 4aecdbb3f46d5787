// Written by `npm run entries`, which every build runs.
import { sign as masonryEntry } from '../masonry/sign.ts';
import { sign as foundationRepairsEntry } from '../foundation-repairs/sign.ts';
import { sign as structuralRepairsEntry } from '../structural-repairs/sign.ts';
import { sign as heritageRestorationEntry } from '../heritage-restoration/sign.ts';
import { sign as buildingRestorationEntry } from '../building-restoration/sign.ts';
import { sign as concreteRepairsEntry } from '../concrete-repairs/sign.ts';
import { sign as restorationEntry } from '../restoration/sign.ts';
import { sign as remedialBuildingEntry } from '../remedial-building/sign.ts';

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
