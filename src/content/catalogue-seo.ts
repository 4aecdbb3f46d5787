import type { Seo } from './page-types.ts';
import { titled } from './titled.ts';

/**
 * Title and description of the overviews, and of the projects, emergency and search routes; those of
 * services and areas stand in their entries.
 */
export const catalogueSeo = {
  '/services': {
    title: titled('Building Repair Services Sydney'),
    description:
      'Masonry, footings, structure, heritage, stone, concrete, façades and remedial work by our own crews. Start from the crack you see and find its trade.',
  },
  '/areas': {
    title: titled('Sydney Service Areas'),
    description:
      'From The Rocks to Penrith and Palm Beach: each area has its own ground and its own way of building. See what goes wrong near you, and who mends it.',
  },
  '/projects': {
    title: titled('Projects, Before and After'),
    description:
      'Sydney jobs drawn before and after: terraces, bond stores, balconies, chimneys and footings. What was wrong with each and what was done about it.',
  },
  '/emergency': {
    title: titled('Emergency Building Repairs Sydney'),
    description:
      'Falling masonry, a leaning wall, a car through the shopfront: what to do in the first hour, whom to ring, and how we make a building safe, day or night.',
  },
  '/search': {
    title: titled('Search Services and Areas'),
    description:
      'Search our building services and Sydney service areas: masonry, restoration, structural repairs, heritage and concrete, by trade, suburb or defect.',
  },
} as const satisfies Record<string, Seo>;

export type CataloguePath = keyof typeof catalogueSeo;
