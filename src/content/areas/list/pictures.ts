// Written by `npm run entries`, which every build runs.
import { picture as sydneyCbdEntry } from '../../pictures/generated/area-sydney-cbd.ts';
import { picture as easternSuburbsEntry } from '../../pictures/generated/area-eastern-suburbs.ts';
import { picture as northShoreEntry } from '../../pictures/generated/area-north-shore.ts';
import { picture as northernBeachesEntry } from '../../pictures/generated/area-northern-beaches.ts';
import { picture as innerWestEntry } from '../../pictures/generated/area-inner-west.ts';
import { picture as greaterSydneyEntry } from '../../pictures/generated/area-greater-sydney.ts';

export const list = {
  'sydney-cbd': sydneyCbdEntry,
  'eastern-suburbs': easternSuburbsEntry,
  'north-shore': northShoreEntry,
  'northern-beaches': northernBeachesEntry,
  'inner-west': innerWestEntry,
  'greater-sydney': greaterSydneyEntry,
};
