// Written by `npm run entries`, which every build runs.
import { project as paddingtonTerraceFrontEntry } from '../paddington-terrace-front.ts';
import { project as surryHillsWarehouseArchesEntry } from '../surry-hills-warehouse-arches.ts';
import { project as mosmanRetainingWallEntry } from '../mosman-retaining-wall.ts';
import { project as glebeChurchButtressEntry } from '../glebe-church-buttress.ts';
import { project as balmainParapetEntry } from '../balmain-parapet.ts';
import { project as rocksBondStoreEntry } from '../rocks-bond-store.ts';
import { project as leichhardtCottageUnderpinningEntry } from '../leichhardt-cottage-underpinning.ts';
import { project as marrickvilleCornerFootingEntry } from '../marrickville-corner-footing.ts';
import { project as newtownShopfrontLintelsEntry } from '../newtown-shopfront-lintels.ts';
import { project as manlyChimneyRebuildEntry } from '../manly-chimney-rebuild.ts';
import { project as bondiBalconyMembraneEntry } from '../bondi-balcony-membrane.ts';
import { project as chatswoodWallTiesEntry } from '../chatswood-wall-ties.ts';
import { project as coogeeBalconySoffitEntry } from '../coogee-balcony-soffit.ts';

export const list = [paddingtonTerraceFrontEntry, surryHillsWarehouseArchesEntry, mosmanRetainingWallEntry, glebeChurchButtressEntry, balmainParapetEntry, rocksBondStoreEntry, leichhardtCottageUnderpinningEntry, marrickvilleCornerFootingEntry, newtownShopfrontLintelsEntry, manlyChimneyRebuildEntry, bondiBalconyMembraneEntry, chatswoodWallTiesEntry, coogeeBalconySoffitEntry] as const;
