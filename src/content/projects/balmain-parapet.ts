import type { PairAlt, ProjectText } from './types.ts';

export const project = {
  id: 'balmain-parapet',
  order: 5,
  title: 'Shop parapet',
  location: 'Balmain',
  year: 2020,
  category: 'heritage',
  onHome: true,
  summary:
    'The parapet leaned 60\u00a0mm over the footpath and had lost its copings. It was taken down to the roofline, rebuilt on its own bricks with a lead damp course and stainless restraints to the rafters, and the cornice recast from its soundest metre.',
} as const satisfies ProjectText;

/** What its two pictures show. */
export const alt = {
  before: 'brick shop parapet leaning, its coping stones missing and the cornice cracked',
  after: 'the same parapet upright again, coped and repointed',
} as const satisfies PairAlt;
