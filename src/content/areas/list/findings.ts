// Written by `npm run entries`, which every build runs.
import { findings as sydneyCbdEntry } from '../sydney-cbd/page.ts';
import { findings as easternSuburbsEntry } from '../eastern-suburbs/page.ts';
import { findings as northShoreEntry } from '../north-shore/page.ts';
import { findings as northernBeachesEntry } from '../northern-beaches/page.ts';
import { findings as innerWestEntry } from '../inner-west/page.ts';
import { findings as greaterSydneyEntry } from '../greater-sydney/page.ts';

export const list = {
  'sydney-cbd': sydneyCbdEntry,
  'eastern-suburbs': easternSuburbsEntry,
  'north-shore': northShoreEntry,
  'northern-beaches': northernBeachesEntry,
  'inner-west': innerWestEntry,
  'greater-sydney': greaterSydneyEntry,
};
