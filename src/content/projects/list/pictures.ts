// Written by `npm run entries`, which every build runs.
import { picture as paddingtonTerraceFrontBefore } from '../../pictures/generated/project-paddington-terrace-front-before.ts';
import { picture as paddingtonTerraceFrontAfter } from '../../pictures/generated/project-paddington-terrace-front-after.ts';
import { picture as surryHillsWarehouseArchesBefore } from '../../pictures/generated/project-surry-hills-warehouse-arches-before.ts';
import { picture as surryHillsWarehouseArchesAfter } from '../../pictures/generated/project-surry-hills-warehouse-arches-after.ts';
import { picture as mosmanRetainingWallBefore } from '../../pictures/generated/project-mosman-retaining-wall-before.ts';
import { picture as mosmanRetainingWallAfter } from '../../pictures/generated/project-mosman-retaining-wall-after.ts';
import { picture as glebeChurchButtressBefore } from '../../pictures/generated/project-glebe-church-buttress-before.ts';
import { picture as glebeChurchButtressAfter } from '../../pictures/generated/project-glebe-church-buttress-after.ts';
import { picture as balmainParapetBefore } from '../../pictures/generated/project-balmain-parapet-before.ts';
import { picture as balmainParapetAfter } from '../../pictures/generated/project-balmain-parapet-after.ts';
import { picture as rocksBondStoreBefore } from '../../pictures/generated/project-rocks-bond-store-before.ts';
import { picture as rocksBondStoreAfter } from '../../pictures/generated/project-rocks-bond-store-after.ts';
import { picture as leichhardtCottageUnderpinningBefore } from '../../pictures/generated/project-leichhardt-cottage-underpinning-before.ts';
import { picture as leichhardtCottageUnderpinningAfter } from '../../pictures/generated/project-leichhardt-cottage-underpinning-after.ts';
import { picture as marrickvilleCornerFootingBefore } from '../../pictures/generated/project-marrickville-corner-footing-before.ts';
import { picture as marrickvilleCornerFootingAfter } from '../../pictures/generated/project-marrickville-corner-footing-after.ts';
import { picture as newtownShopfrontLintelsBefore } from '../../pictures/generated/project-newtown-shopfront-lintels-before.ts';
import { picture as newtownShopfrontLintelsAfter } from '../../pictures/generated/project-newtown-shopfront-lintels-after.ts';
import { picture as manlyChimneyRebuildBefore } from '../../pictures/generated/project-manly-chimney-rebuild-before.ts';
import { picture as manlyChimneyRebuildAfter } from '../../pictures/generated/project-manly-chimney-rebuild-after.ts';
import { picture as bondiBalconyMembraneBefore } from '../../pictures/generated/project-bondi-balcony-membrane-before.ts';
import { picture as bondiBalconyMembraneAfter } from '../../pictures/generated/project-bondi-balcony-membrane-after.ts';
import { picture as chatswoodWallTiesBefore } from '../../pictures/generated/project-chatswood-wall-ties-before.ts';
import { picture as chatswoodWallTiesAfter } from '../../pictures/generated/project-chatswood-wall-ties-after.ts';
import { picture as coogeeBalconySoffitBefore } from '../../pictures/generated/project-coogee-balcony-soffit-before.ts';
import { picture as coogeeBalconySoffitAfter } from '../../pictures/generated/project-coogee-balcony-soffit-after.ts';

export const list = {
  'paddington-terrace-front': { before: paddingtonTerraceFrontBefore, after: paddingtonTerraceFrontAfter },
  'surry-hills-warehouse-arches': { before: surryHillsWarehouseArchesBefore, after: surryHillsWarehouseArchesAfter },
  'mosman-retaining-wall': { before: mosmanRetainingWallBefore, after: mosmanRetainingWallAfter },
  'glebe-church-buttress': { before: glebeChurchButtressBefore, after: glebeChurchButtressAfter },
  'balmain-parapet': { before: balmainParapetBefore, after: balmainParapetAfter },
  'rocks-bond-store': { before: rocksBondStoreBefore, after: rocksBondStoreAfter },
  'leichhardt-cottage-underpinning': { before: leichhardtCottageUnderpinningBefore, after: leichhardtCottageUnderpinningAfter },
  'marrickville-corner-footing': { before: marrickvilleCornerFootingBefore, after: marrickvilleCornerFootingAfter },
  'newtown-shopfront-lintels': { before: newtownShopfrontLintelsBefore, after: newtownShopfrontLintelsAfter },
  'manly-chimney-rebuild': { before: manlyChimneyRebuildBefore, after: manlyChimneyRebuildAfter },
  'bondi-balcony-membrane': { before: bondiBalconyMembraneBefore, after: bondiBalconyMembraneAfter },
  'chatswood-wall-ties': { before: chatswoodWallTiesBefore, after: chatswoodWallTiesAfter },
  'coogee-balcony-soffit': { before: coogeeBalconySoffitBefore, after: coogeeBalconySoffitAfter },
};
