// Written by `npm run entries`, which every build runs.
import { picture as masonryEntry } from '../../pictures/generated/service-masonry.ts';
import { picture as foundationRepairsEntry } from '../../pictures/generated/service-foundation-repairs.ts';
import { picture as structuralRepairsEntry } from '../../pictures/generated/service-structural-repairs.ts';
import { picture as heritageRestorationEntry } from '../../pictures/generated/service-heritage-restoration.ts';
import { picture as buildingRestorationEntry } from '../../pictures/generated/service-building-restoration.ts';
import { picture as concreteRepairsEntry } from '../../pictures/generated/service-concrete-repairs.ts';
import { picture as restorationEntry } from '../../pictures/generated/service-restoration.ts';
import { picture as remedialBuildingEntry } from '../../pictures/generated/service-remedial-building.ts';

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
