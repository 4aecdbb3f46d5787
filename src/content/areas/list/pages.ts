// Written by `npm run entries`, which every build runs.
import { findings as sydneyCbdFindings, page as sydneyCbdPage } from '../sydney-cbd/page.ts';
import { findings as easternSuburbsFindings, page as easternSuburbsPage } from '../eastern-suburbs/page.ts';
import { findings as northShoreFindings, page as northShorePage } from '../north-shore/page.ts';
import { findings as northernBeachesFindings, page as northernBeachesPage } from '../northern-beaches/page.ts';
import { findings as innerWestFindings, page as innerWestPage } from '../inner-west/page.ts';
import { findings as greaterSydneyFindings, page as greaterSydneyPage } from '../greater-sydney/page.ts';

export const list = {
  'sydney-cbd': sydneyCbdPage,
  'eastern-suburbs': easternSuburbsPage,
  'north-shore': northShorePage,
  'northern-beaches': northernBeachesPage,
  'inner-west': innerWestPage,
  'greater-sydney': greaterSydneyPage,
};

export const findings = {
  'sydney-cbd': sydneyCbdFindings,
  'eastern-suburbs': easternSuburbsFindings,
  'north-shore': northShoreFindings,
  'northern-beaches': northernBeachesFindings,
  'inner-west': innerWestFindings,
  'greater-sydney': greaterSydneyFindings,
};
