// Written by `npm run entries`, which every build runs.
import { picture as sydneyCbdPicture } from '../../pictures/generated/area-sydney-cbd.ts';
import { picture as easternSuburbsPicture } from '../../pictures/generated/area-eastern-suburbs.ts';
import { picture as northShorePicture } from '../../pictures/generated/area-north-shore.ts';
import { picture as northernBeachesPicture } from '../../pictures/generated/area-northern-beaches.ts';
import { picture as innerWestPicture } from '../../pictures/generated/area-inner-west.ts';
import { picture as greaterSydneyPicture } from '../../pictures/generated/area-greater-sydney.ts';

export const list = {
  'sydney-cbd': sydneyCbdPicture,
  'eastern-suburbs': easternSuburbsPicture,
  'north-shore': northShorePicture,
  'northern-beaches': northernBeachesPicture,
  'inner-west': innerWestPicture,
  'greater-sydney': greaterSydneyPicture,
};
