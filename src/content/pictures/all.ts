import { picture as hero } from './generated/hero.ts';
import { picture as founder } from './generated/founder.ts';
import { picture as serviceMasonry } from './generated/service-masonry.ts';
import { picture as serviceFoundationRepairs } from './generated/service-foundation-repairs.ts';
import { picture as serviceStructuralRepairs } from './generated/service-structural-repairs.ts';
import { picture as serviceHeritageRestoration } from './generated/service-heritage-restoration.ts';
import { picture as serviceBuildingRestoration } from './generated/service-building-restoration.ts';
import { picture as serviceConcreteRepairs } from './generated/service-concrete-repairs.ts';
import { picture as serviceRestoration } from './generated/service-restoration.ts';
import { picture as serviceRemedialBuilding } from './generated/service-remedial-building.ts';
import { picture as areaSydneyCbd } from './generated/area-sydney-cbd.ts';
import { picture as areaEasternSuburbs } from './generated/area-eastern-suburbs.ts';
import { picture as areaNorthShore } from './generated/area-north-shore.ts';
import { picture as areaNorthernBeaches } from './generated/area-northern-beaches.ts';
import { picture as areaInnerWest } from './generated/area-inner-west.ts';
import { picture as areaGreaterSydney } from './generated/area-greater-sydney.ts';
import { picture as gallerySandstoneTerrace } from './generated/gallery-sandstone-terrace.ts';
import { picture as galleryWarehouseArch } from './generated/gallery-warehouse-arch.ts';
import { picture as galleryChurchButtress } from './generated/gallery-church-buttress.ts';
import { picture as galleryWindowTracery } from './generated/gallery-window-tracery.ts';
import { picture as galleryRetainingWall } from './generated/gallery-retaining-wall.ts';
import { picture as galleryHarbourSeawall } from './generated/gallery-harbour-seawall.ts';
import { picture as galleryBalconySoffit } from './generated/gallery-balcony-soffit.ts';
import { picture as galleryUnderpinnedFooting } from './generated/gallery-underpinned-footing.ts';
import { picture as galleryChimney } from './generated/gallery-chimney.ts';
import { picture as galleryParapet } from './generated/gallery-parapet.ts';
import { picture as galleryQuoins } from './generated/gallery-quoins.ts';
import { picture as galleryLintel } from './generated/gallery-lintel.ts';
import { picture as galleryCornice } from './generated/gallery-cornice.ts';
import { picture as galleryCourtyardWall } from './generated/gallery-courtyard-wall.ts';
import { picture as galleryBridgePier } from './generated/gallery-bridge-pier.ts';
import { picture as galleryStoneStair } from './generated/gallery-stone-stair.ts';
import { picture as galleryGateposts } from './generated/gallery-gateposts.ts';
import { picture as galleryRubbleCottage } from './generated/gallery-rubble-cottage.ts';
import { picture as projectPaddingtonTerraceFrontBefore } from './generated/project-paddington-terrace-front-before.ts';
import { picture as projectPaddingtonTerraceFrontAfter } from './generated/project-paddington-terrace-front-after.ts';
import { picture as projectSurryHillsWarehouseArchesBefore } from './generated/project-surry-hills-warehouse-arches-before.ts';
import { picture as projectSurryHillsWarehouseArchesAfter } from './generated/project-surry-hills-warehouse-arches-after.ts';
import { picture as projectMosmanRetainingWallBefore } from './generated/project-mosman-retaining-wall-before.ts';
import { picture as projectMosmanRetainingWallAfter } from './generated/project-mosman-retaining-wall-after.ts';
import { picture as projectGlebeChurchButtressBefore } from './generated/project-glebe-church-buttress-before.ts';
import { picture as projectGlebeChurchButtressAfter } from './generated/project-glebe-church-buttress-after.ts';
import { picture as projectBalmainParapetBefore } from './generated/project-balmain-parapet-before.ts';
import { picture as projectBalmainParapetAfter } from './generated/project-balmain-parapet-after.ts';
import { picture as projectRocksBondStoreBefore } from './generated/project-rocks-bond-store-before.ts';
import { picture as projectRocksBondStoreAfter } from './generated/project-rocks-bond-store-after.ts';
import { picture as projectLeichhardtCottageUnderpinningBefore } from './generated/project-leichhardt-cottage-underpinning-before.ts';
import { picture as projectLeichhardtCottageUnderpinningAfter } from './generated/project-leichhardt-cottage-underpinning-after.ts';
import { picture as projectMarrickvilleCornerFootingBefore } from './generated/project-marrickville-corner-footing-before.ts';
import { picture as projectMarrickvilleCornerFootingAfter } from './generated/project-marrickville-corner-footing-after.ts';
import { picture as projectNewtownShopfrontLintelsBefore } from './generated/project-newtown-shopfront-lintels-before.ts';
import { picture as projectNewtownShopfrontLintelsAfter } from './generated/project-newtown-shopfront-lintels-after.ts';
import { picture as projectManlyChimneyRebuildBefore } from './generated/project-manly-chimney-rebuild-before.ts';
import { picture as projectManlyChimneyRebuildAfter } from './generated/project-manly-chimney-rebuild-after.ts';
import { picture as projectBondiBalconyMembraneBefore } from './generated/project-bondi-balcony-membrane-before.ts';
import { picture as projectBondiBalconyMembraneAfter } from './generated/project-bondi-balcony-membrane-after.ts';
import { picture as projectChatswoodWallTiesBefore } from './generated/project-chatswood-wall-ties-before.ts';
import { picture as projectChatswoodWallTiesAfter } from './generated/project-chatswood-wall-ties-after.ts';
import { picture as projectCoogeeBalconySoffitBefore } from './generated/project-coogee-balcony-soffit-before.ts';
import { picture as projectCoogeeBalconySoffitAfter } from './generated/project-coogee-balcony-soffit-after.ts';
import { picture as fallback } from './generated/fallback.ts';
import type { Picture } from './types.ts';

/** Every picture, written by the pictures script: for scripts, sitemaps and tests. A page imports only its own. */
export const pictures: readonly Picture[] = [
  hero,
  founder,
  serviceMasonry,
  serviceFoundationRepairs,
  serviceStructuralRepairs,
  serviceHeritageRestoration,
  serviceBuildingRestoration,
  serviceConcreteRepairs,
  serviceRestoration,
  serviceRemedialBuilding,
  areaSydneyCbd,
  areaEasternSuburbs,
  areaNorthShore,
  areaNorthernBeaches,
  areaInnerWest,
  areaGreaterSydney,
  gallerySandstoneTerrace,
  galleryWarehouseArch,
  galleryChurchButtress,
  galleryWindowTracery,
  galleryRetainingWall,
  galleryHarbourSeawall,
  galleryBalconySoffit,
  galleryUnderpinnedFooting,
  galleryChimney,
  galleryParapet,
  galleryQuoins,
  galleryLintel,
  galleryCornice,
  galleryCourtyardWall,
  galleryBridgePier,
  galleryStoneStair,
  galleryGateposts,
  galleryRubbleCottage,
  projectPaddingtonTerraceFrontBefore,
  projectPaddingtonTerraceFrontAfter,
  projectSurryHillsWarehouseArchesBefore,
  projectSurryHillsWarehouseArchesAfter,
  projectMosmanRetainingWallBefore,
  projectMosmanRetainingWallAfter,
  projectGlebeChurchButtressBefore,
  projectGlebeChurchButtressAfter,
  projectBalmainParapetBefore,
  projectBalmainParapetAfter,
  projectRocksBondStoreBefore,
  projectRocksBondStoreAfter,
  projectLeichhardtCottageUnderpinningBefore,
  projectLeichhardtCottageUnderpinningAfter,
  projectMarrickvilleCornerFootingBefore,
  projectMarrickvilleCornerFootingAfter,
  projectNewtownShopfrontLintelsBefore,
  projectNewtownShopfrontLintelsAfter,
  projectManlyChimneyRebuildBefore,
  projectManlyChimneyRebuildAfter,
  projectBondiBalconyMembraneBefore,
  projectBondiBalconyMembraneAfter,
  projectChatswoodWallTiesBefore,
  projectChatswoodWallTiesAfter,
  projectCoogeeBalconySoffitBefore,
  projectCoogeeBalconySoffitAfter,
  fallback,
];
