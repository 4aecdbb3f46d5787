// Written by `npm run entries`, which every build runs.
import { entry as sydneyCbdEntry } from '../sydney-cbd/entry.ts';
import { entry as easternSuburbsEntry } from '../eastern-suburbs/entry.ts';
import { entry as northShoreEntry } from '../north-shore/entry.ts';
import { entry as northernBeachesEntry } from '../northern-beaches/entry.ts';
import { entry as innerWestEntry } from '../inner-west/entry.ts';
import { entry as greaterSydneyEntry } from '../greater-sydney/entry.ts';

export const list = [sydneyCbdEntry, easternSuburbsEntry, northShoreEntry, northernBeachesEntry, innerWestEntry, greaterSydneyEntry] as const;
