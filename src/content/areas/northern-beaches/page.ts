import { claims } from '../../claims.ts';
import { statingTime } from '../../own-claims.ts';
import { saidBySample } from '../../own-statements.ts';
import type { Findings } from '../../page-types.ts';
import type { AreaPage } from '../types.ts';

/** Page /areas/northern-beaches. */
export const page = {
  title: 'Northern Beaches',
  h1: 'Building repairs where the walls taste of salt',
  lead: 'From Manly to Palm Beach nothing built of steel is left alone. The ties, the lintels, the balustrade feet and the bars in the slab all rust early. Repairs here last as long as the metal in them.',
  challenges: {
    heading: 'Three things the coast does to a building',
    cards: [
      {
        title: 'Salt in the air',
        text: 'Chloride settles on the wall and soaks in with the next rain. It reaches bars and ties years before carbonation would.',
      },
      {
        title: 'Wind that drives water upwards',
        text: 'A southerly pushes rain under flashings and over sills that are sound anywhere else. Upstands here must be higher.',
      },
      {
        title: 'Sand and high water',
        text: 'Near the lagoons of Narrabeen, Curl Curl and Dee Why footings stand in sand, with ground water a spade’s depth below after rain.',
      },
    ],
  },
  services: {
    heading: 'Eight services by the sea',
    cards: [
      {
        service: 'concrete-repairs',
        title: 'Concrete cancer',
        text: 'Balconies and stair landings broken out, rebarred where needed and fitted with anodes.',
      },
      {
        service: 'concrete-repairs',
        title: 'Protective coatings',
        text: 'Silane on fair-faced concrete, anti-carbonation paint on the rest, renewed on a plan.',
      },
      {
        service: 'remedial-building',
        title: 'Balcony membranes',
        text: 'Stripped, falls formed and turned up high enough for the wind that comes off the water.',
      },
      {
        service: 'remedial-building',
        title: 'Wall ties',
        text: 'Grade 316 stainless ties drilled through from outside, the old ones cut back where they split the joint.',
      },
      {
        service: 'structural-repairs',
        title: 'Lintels and balustrades',
        text: 'Stainless lintels, posts refixed in sleeves, railings that pass a load test.',
      },
      {
        service: 'masonry',
        title: 'Brickwork and copings',
        text: 'Salt-eaten bricks exchanged, parapets recapped with a drip on both sides.',
      },
      {
        service: 'masonry',
        title: 'Seawalls and garden stone',
        text: 'Sandstone walls and steps above the tide line rebedded, with drains that a king tide cannot back up.',
      },
      {
        service: 'foundation-repairs',
        title: 'Footings on sand',
        text: 'Screw piles and pins that go below the washed layer, set with hardly any digging.',
      },
    ],
  },
  projects: saidBySample(
    {
      heading: 'One block of balconies, one gable',
      items: [
        {
          title: 'Twelve balconies above the beach',
          location: 'Dee Why',
          text: 'Chloride at the bars on the ocean side only. The front edges were recast with anodes and stainless post sleeves, the rear coated. Residents lost each balcony for nine working days.',
        },
        {
          title: 'A gable that moved in the wind',
          location: 'Collaroy',
          text: 'Endoscope showed ties rusted through from the third floor up. 640 stainless ties went in from a swing stage, proof-loaded at one in twenty, and the bulge was rebuilt from the eaves down.',
        },
      ],
    },
    undefined,
  ),
  places: {
    heading: 'Ten suburbs along the coast',
    names: [
      'Manly',
      'Dee Why',
      'Avalon',
      'Mona Vale',
      'Collaroy',
      'Freshwater',
      'Curl Curl',
      'Narrabeen',
      'Palm Beach',
      'Warriewood',
    ],
  },
  local: {
    heading: 'How far the sea reaches inland',
    paragraphs: [
      'AS/NZS 2699 grades ties and lintels by distance from breaking surf, and the strictest grades apply to most of what has an ocean view. AS 3600 does the same for concrete cover. Flats of the 1960s were built before either figure meant much, often with beach sand in the mix.',
      'Wash what you can. Rain does it for the open face; the sheltered soffit keeps its salt. A garden hose under the balconies twice a year costs nothing and is the best protection that an owner can give.',
    ],
  },
  callToAction: {
    heading: 'Know what the salt has reached',
    text: `A chloride test takes a few grams of dust.${statingTime('urgentRepair', ` If it can’t wait, an urgent repair that is safe to leave overnight starts in ${claims.responses.urgentRepair}.`, '')}`,
    button: 'Get Free Assessment',
    call: 'Call about the beaches',
  },
  relatedServices: ['concrete-repairs', 'remedial-building', 'structural-repairs'],
} as const satisfies AreaPage;

/** How it is found, and its picture, area-northern-beaches. */
export const findings = {
  alt: 'White arched surf pavilion under Norfolk pines, a headland and the sea behind',
  card: 'Northern Beaches',
  keywords:
    'Fairlight Balgowlah Seaforth Brookvale Queenscliff Cromer Beacon Hill Frenchs Forest Belrose Newport Bilgola Whale Beach Church Point Bayview Elanora Heights North Curl Curl',
} as const satisfies Findings;
