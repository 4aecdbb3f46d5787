import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'rocks-bond-store',
  order: 6,
  title: 'Four-storey bond store',
  location: 'The Rocks',
  year: 2019,
  category: 'heritage',
  summary:
    'Cement pointing from the 1960s had driven the damp up to the second floor. We cut it out by hand, washed the crust with nebulised water, lowered the yard by a step and repointed 900 square metres in hydraulic lime under a section 60 approval.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before: 'four-storey sandstone bond store with black crust, rising damp and worn joints',
  after: 'the same bond store cleaned, dry at its foot and repointed',
} as const satisfies PairAlt;
