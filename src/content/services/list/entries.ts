// Written by `npm run entries`, which every build runs.
import { entry as masonryEntry } from '../masonry/entry.ts';
import { entry as foundationRepairsEntry } from '../foundation-repairs/entry.ts';
import { entry as structuralRepairsEntry } from '../structural-repairs/entry.ts';
import { entry as heritageRestorationEntry } from '../heritage-restoration/entry.ts';
import { entry as buildingRestorationEntry } from '../building-restoration/entry.ts';
import { entry as concreteRepairsEntry } from '../concrete-repairs/entry.ts';
import { entry as restorationEntry } from '../restoration/entry.ts';
import { entry as remedialBuildingEntry } from '../remedial-building/entry.ts';

export const list = [masonryEntry, foundationRepairsEntry, structuralRepairsEntry, heritageRestorationEntry, buildingRestorationEntry, concreteRepairsEntry, restorationEntry, remedialBuildingEntry] as const;
