import type { ServiceSlug } from './types.ts';
import { picture as buildingRestoration } from '../pictures/generated/service-building-restoration.ts';
import { picture as concreteRepairs } from '../pictures/generated/service-concrete-repairs.ts';
import { picture as foundationRepairs } from '../pictures/generated/service-foundation-repairs.ts';
import { picture as heritageRestoration } from '../pictures/generated/service-heritage-restoration.ts';
import { picture as masonry } from '../pictures/generated/service-masonry.ts';
import { picture as remedialBuilding } from '../pictures/generated/service-remedial-building.ts';
import { picture as restoration } from '../pictures/generated/service-restoration.ts';
import { picture as structuralRepairs } from '../pictures/generated/service-structural-repairs.ts';
import type { Picture } from '../pictures/types.ts';

/** The drawing of every service, for the overview; a service's own page loads only its own. */
export const servicePictures: Readonly<Record<ServiceSlug, Picture>> = {
  masonry,
  restoration,
  'foundation-repairs': foundationRepairs,
  'structural-repairs': structuralRepairs,
  'heritage-restoration': heritageRestoration,
  'building-restoration': buildingRestoration,
  'concrete-repairs': concreteRepairs,
  'remedial-building': remedialBuilding,
};
