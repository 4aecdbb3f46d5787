// Written by `npm run entries`, which every build runs.
import { testimonial as paddingtonFrontEntry } from '../paddington-front.ts';
import { testimonial as coogeeStrataEntry } from '../coogee-strata.ts';
import { testimonial as balmainParapetEntry } from '../balmain-parapet.ts';
import { testimonial as marrickvilleFootingEntry } from '../marrickville-footing.ts';
import { testimonial as cbdFacadeEntry } from '../cbd-facade.ts';
import { testimonial as manlyChimneyEntry } from '../manly-chimney.ts';

export const list = [paddingtonFrontEntry, coogeeStrataEntry, balmainParapetEntry, marrickvilleFootingEntry, cbdFacadeEntry, manlyChimneyEntry] as const;
