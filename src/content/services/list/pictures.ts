// Written by `npm run entries`, which every build runs.
import { picture as masonryPicture } from '../../pictures/generated/service-masonry.ts';
import { picture as foundationRepairsPicture } from '../../pictures/generated/service-foundation-repairs.ts';
import { picture as structuralRepairsPicture } from '../../pictures/generated/service-structural-repairs.ts';
import { picture as heritageRestorationPicture } from '../../pictures/generated/service-heritage-restoration.ts';
import { picture as buildingRestorationPicture } from '../../pictures/generated/service-building-restoration.ts';
import { picture as concreteRepairsPicture } from '../../pictures/generated/service-concrete-repairs.ts';
import { picture as restorationPicture } from '../../pictures/generated/service-restoration.ts';
import { picture as remedialBuildingPicture } from '../../pictures/generated/service-remedial-building.ts';

export const list = {
  masonry: masonryPicture,
  'foundation-repairs': foundationRepairsPicture,
  'structural-repairs': structuralRepairsPicture,
  'heritage-restoration': heritageRestorationPicture,
  'building-restoration': buildingRestorationPicture,
  'concrete-repairs': concreteRepairsPicture,
  restoration: restorationPicture,
  'remedial-building': remedialBuildingPicture,
};
