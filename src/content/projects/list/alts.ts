// Written by `npm run entries`, which every build runs.
import { alt as paddingtonTerraceFrontEntry } from '../paddington-terrace-front.ts';
import { alt as surryHillsWarehouseArchesEntry } from '../surry-hills-warehouse-arches.ts';
import { alt as mosmanRetainingWallEntry } from '../mosman-retaining-wall.ts';
import { alt as glebeChurchButtressEntry } from '../glebe-church-buttress.ts';
import { alt as balmainParapetEntry } from '../balmain-parapet.ts';
import { alt as rocksBondStoreEntry } from '../rocks-bond-store.ts';
import { alt as leichhardtCottageUnderpinningEntry } from '../leichhardt-cottage-underpinning.ts';
import { alt as marrickvilleCornerFootingEntry } from '../marrickville-corner-footing.ts';
import { alt as newtownShopfrontLintelsEntry } from '../newtown-shopfront-lintels.ts';
import { alt as manlyChimneyRebuildEntry } from '../manly-chimney-rebuild.ts';
import { alt as bondiBalconyMembraneEntry } from '../bondi-balcony-membrane.ts';
import { alt as chatswoodWallTiesEntry } from '../chatswood-wall-ties.ts';
import { alt as coogeeBalconySoffitEntry } from '../coogee-balcony-soffit.ts';

export const list = {
  'paddington-terrace-front': paddingtonTerraceFrontEntry,
  'surry-hills-warehouse-arches': surryHillsWarehouseArchesEntry,
  'mosman-retaining-wall': mosmanRetainingWallEntry,
  'glebe-church-buttress': glebeChurchButtressEntry,
  'balmain-parapet': balmainParapetEntry,
  'rocks-bond-store': rocksBondStoreEntry,
  'leichhardt-cottage-underpinning': leichhardtCottageUnderpinningEntry,
  'marrickville-corner-footing': marrickvilleCornerFootingEntry,
  'newtown-shopfront-lintels': newtownShopfrontLintelsEntry,
  'manly-chimney-rebuild': manlyChimneyRebuildEntry,
  'bondi-balcony-membrane': bondiBalconyMembraneEntry,
  'chatswood-wall-ties': chatswoodWallTiesEntry,
  'coogee-balcony-soffit': coogeeBalconySoffitEntry,
};
