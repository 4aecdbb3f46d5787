import type { Seo } from './page-types.ts';
import { titled } from './titled.ts';

/**
 * Title and description of every service, area, projects, emergency and search route. They stand
 * apart from the pages' long texts, so that the route table stays small.
 */
export const catalogueSeo = {
  '/services': {
    title: titled('Building Repair Services Sydney'),
    description:
      'Masonry, footings, structure, heritage, stone, concrete, façades and remedial work by our own crews. Start from the crack you see and find its trade.',
  },
  '/services/masonry': {
    title: titled('Masonry and Brickwork Sydney'),
    description:
      'Lime repointing, brick and sandstone rebuilding, retaining walls and chimneys across Sydney. What failed joints cost, and how they are put right.',
  },
  '/services/restoration': {
    title: titled('Sandstone Restoration Sydney'),
    description:
      'Sydney sandstone cleaned, desalinated, indented and carved. Why Yellow Block decays, what must never go on it, and how new stone is let in to last.',
  },
  '/services/foundation-repairs': {
    title: titled('Foundation Repairs, Underpinning'),
    description:
      'Sinking corners and stepped cracks on Sydney clay: how we find the cause, underpin in one-metre pins and tie the repair back to firm ground.',
  },
  '/services/structural-repairs': {
    title: titled('Structural Repairs Sydney'),
    description:
      'Rusted lintels, bowed walls and new openings, propped and repaired to an engineer’s design. How to read a crack before you pay anybody to fill it.',
  },
  '/services/heritage-restoration': {
    title: titled('Heritage Building Restoration'),
    description:
      'Repairs to listed buildings and conservation-area houses in Sydney: consents, like-for-like materials and tradespeople who have worked them before.',
  },
  '/services/building-restoration': {
    title: titled('Building Restoration Sydney'),
    description:
      'Façades of houses, shops and flats restored in one programme: paint stripped, render renewed, damp stopped, cornices recast and joinery eased.',
  },
  '/services/concrete-repairs': {
    title: titled('Concrete Cancer Repairs Sydney'),
    description:
      'Spalled balconies, rusting steel and drummy soffits in Sydney buildings: tested, broken out, treated and rebuilt, so that the rust does not move on.',
  },
  '/services/remedial-building': {
    title: titled('Remedial Building for Strata'),
    description:
      'Balcony membranes, wall ties, flashings and façade defects for owners corporations. Cause first, then scope, then tender, then work done once.',
  },
  '/areas': {
    title: titled('Sydney Service Areas'),
    description:
      'From The Rocks to Penrith and Palm Beach: each area has its own ground and its own way of building. See what goes wrong near you, and who mends it.',
  },
  '/areas/sydney-cbd': {
    title: titled('Masonry Repairs Sydney CBD'),
    description:
      'Façade, sandstone and concrete repairs in the Sydney CBD: rope or scaffold, night work, hoarding permits and a crew minutes away when stone falls.',
  },
  '/areas/eastern-suburbs': {
    title: titled('Masonry Eastern Suburbs Sydney'),
    description:
      'Terraces, Art Deco flats and cliff-edge houses from Paddington to Coogee, repaired by masons who know salt wind, soft brick and sand under footings.',
  },
  '/areas/north-shore': {
    title: titled('Masonry and Stone North Shore'),
    description:
      'Federation brickwork, sandstone bases and retaining walls on steep North Shore blocks, from Milsons Point up to Chatswood. Ten suburbs, one crew.',
  },
  '/areas/northern-beaches': {
    title: titled('Building Repairs Northern Beaches'),
    description:
      'Manly to Palm Beach: concrete cancer, failed wall ties and leaking balconies, specified in stainless steel and dense concrete for life by the surf.',
  },
  '/areas/inner-west': {
    title: titled('Heritage Masonry Inner West'),
    description:
      'Terraces, shopfronts and churches of Newtown, Balmain and Glebe: lime mortar, matched bricks and the council papers that conservation areas ask for.',
  },
  '/areas/greater-sydney': {
    title: titled('Building Repairs Greater Sydney'),
    description:
      'Warehouses, offices and homes from Parramatta to Penrith, Hornsby and Campbelltown: reactive clay, tilt-up panels and brickwork put right to plan.',
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
