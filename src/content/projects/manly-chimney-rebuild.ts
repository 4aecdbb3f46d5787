import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'manly-chimney-rebuild',
  order: 10,
  title: 'Chimney rebuilt',
  location: 'Manly',
  year: 2021,
  category: 'structural',
  summary:
    'Sulphates from a century of fires had swollen the joints on the wet side and bent the stack towards the sea. It came down to the roof and went up again plumb, in the old bricks and a sulphate-resisting mortar, with a lead tray, its two pots and a stainless tie to the rafters.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before: 'leaning brick chimney with a broken pot, missing bricks and open joints',
  after: 'the same chimney rebuilt straight with both pots in place',
} as const satisfies PairAlt;
