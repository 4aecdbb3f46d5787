import { serviceCategoryIds } from '../../src/content/services/types.ts';
import type { AddedArea, AddedService } from '../../src/contract/content/pages.ts';

/** An area of the stories, which no other on the site resembles. */
export const addedArea: AddedArea = {
  label: 'Quarry Flats',
  description: 'Cottages on rubble footings',
  suburbs: 'Blockstone, Dolerite Bay, Blockstone',
  h1: 'Rubble footings made sound',
  lead: 'Most houses of Quarry Flats stand on rubble, and we know how it settles.',
  text: 'The ground is fill over clay, which moves whenever a gutter has overflowed for a winter.',
};

/** A service of the stories. */
export const addedService: AddedService = {
  label: 'Roof & gutter repairs',
  description: 'Slate, tile and iron made tight',
  category: serviceCategoryIds[2],
  h1: 'Roofs that keep the wall dry',
  lead: 'A slipped slate wets a wall for years before anybody sees it. We find it and fix it.',
  text: 'We go up first, photograph what we find and show it to you on the ground.',
  offers: [
    { title: 'Slate and tile', text: 'Slipped ones hung again, broken ones exchanged.' },
    { title: 'Gutters', text: 'Falls set right, joints soldered.' },
  ],
  faq: [
    { question: 'Can you come in the rain?', answer: 'Yes: that is when a leak shows itself.' },
  ],
};
