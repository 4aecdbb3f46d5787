// Written by `npm run entries`, which every build runs.
import { page as sydneyCbdEntry } from '../sydney-cbd/page.ts';
import { page as easternSuburbsEntry } from '../eastern-suburbs/page.ts';
import { page as northShoreEntry } from '../north-shore/page.ts';
import { page as northernBeachesEntry } from '../northern-beaches/page.ts';
import { page as innerWestEntry } from '../inner-west/page.ts';
import { page as greaterSydneyEntry } from '../greater-sydney/page.ts';

export const list = {
  'sydney-cbd': sydneyCbdEntry,
  'eastern-suburbs': easternSuburbsEntry,
  'north-shore': northShoreEntry,
  'northern-beaches': northernBeachesEntry,
  'inner-west': innerWestEntry,
  'greater-sydney': greaterSydneyEntry,
};
