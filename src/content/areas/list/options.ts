// Written by `npm run entries`, which every build runs.
import { options as sydneyCbdEntry } from '../sydney-cbd/options.ts';
import { options as easternSuburbsEntry } from '../eastern-suburbs/options.ts';
import { options as northShoreEntry } from '../north-shore/options.ts';
import { options as northernBeachesEntry } from '../northern-beaches/options.ts';
import { options as innerWestEntry } from '../inner-west/options.ts';
import { options as greaterSydneyEntry } from '../greater-sydney/options.ts';

export const list = {
  'sydney-cbd': sydneyCbdEntry,
  'eastern-suburbs': easternSuburbsEntry,
  'north-shore': northShoreEntry,
  'northern-beaches': northernBeachesEntry,
  'inner-west': innerWestEntry,
  'greater-sydney': greaterSydneyEntry,
};
