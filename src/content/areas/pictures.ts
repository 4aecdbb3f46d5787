import type { AreaSlug } from './types.ts';
import { picture as easternSuburbs } from '../pictures/generated/area-eastern-suburbs.ts';
import { picture as greaterSydney } from '../pictures/generated/area-greater-sydney.ts';
import { picture as innerWest } from '../pictures/generated/area-inner-west.ts';
import { picture as northShore } from '../pictures/generated/area-north-shore.ts';
import { picture as northernBeaches } from '../pictures/generated/area-northern-beaches.ts';
import { picture as sydneyCbd } from '../pictures/generated/area-sydney-cbd.ts';
import type { Picture } from '../pictures/types.ts';

/** The drawing of every area, for the overview; an area's own page loads only its own. */
export const areaPictures: Readonly<Record<AreaSlug, Picture>> = {
  'sydney-cbd': sydneyCbd,
  'eastern-suburbs': easternSuburbs,
  'north-shore': northShore,
  'northern-beaches': northernBeaches,
  'inner-west': innerWest,
  'greater-sydney': greaterSydney,
};
