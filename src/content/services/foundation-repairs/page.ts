import { claims } from '../../claims.ts';
import type { Findings } from '../../page-types.ts';
import { picture as lessonPicture } from '../../pictures/generated/gallery-underpinned-footing.ts';
import { saidInCity } from '../../place-statements.ts';
import type { ServicePage } from '../types.ts';

/** Page /services/foundation-repairs. */
export const page = {
  title: 'Foundation Repairs',
  h1: 'Foundation repairs that begin with the ground',
  lead: 'A crack in the wall is the last sign of a change in the soil. We find what changed, stop it, and underpin only the length that needs it. Sometimes the repair is a new drain and a year of patience.',
  measures: [
    { value: '1\u00a0m', label: 'of wall undermined at a time, never two neighbours' },
    { value: '75\u00a0mm', label: 'gap left under the old footing, then rammed dry' },
    { value: '15\u00a0mm', label: 'crack width beyond which an engineer is called' },
  ],
  offers: {
    heading: 'From the first level reading to the last pin',
    cards: [
      {
        title: 'Level and crack survey',
        text: 'Floor levels read to the millimetre, cracks mapped and gauges set, so that movement is measured and not guessed.',
      },
      {
        title: 'Mass concrete underpinning',
        text: 'Pins about one metre long dug by hand in sequence, poured to firm ground and dry-packed to the old footing.',
      },
      {
        title: 'Screw piles and brackets',
        text: 'Where rock or stiff clay is too deep to dig for: steel piles wound in to a measured torque and bracketed to the footing.',
      },
      {
        title: 'Resin injection',
        text: 'Expanding resin to lift slabs and paths on suitable ground, with the levels watched by laser as it goes in.',
      },
      {
        title: 'Piers and bearers',
        text: 'Leaning brick piers rebuilt on proper pads, ant caps renewed, bearers packed level and sub-floor air let through again.',
      },
      {
        title: 'Drainage and root barriers',
        text: 'Broken stormwater relaid, surface water led away from the wall, and roots kept from drinking the clay dry.',
      },
    ],
  },
  benefits: {
    heading: 'How we keep the job honest',
    cards: [
      {
        title: 'An engineer who doesn’t sell piles',
        text: 'A structural engineer independent of us sets the depth and the extent. We price what is drawn.',
      },
      {
        title: 'One pin first',
        text: 'The first excavation is inspected before the rest are priced as fixed. What the ground really is then stands in writing.',
      },
      {
        title: 'You can stay at home',
        text: 'Most underpinning is done from outside, a few pins at a time. The house keeps its kitchen and its front door.',
      },
    ],
  },
  lesson: {
    heading: 'Why a corner drops, and how it is held up',
    picture: lessonPicture,
    blocks: [
      {
        heading: 'Reading the crack',
        paragraphs: [
          'Stepped cracks that follow the joints and grow wider towards the top mean that one end is going down. Wider at the bottom means that the middle is sagging. A door that binds after a dry spell and swings free after a wet one tells of clay that dries and swells again.',
          'AS 2870 sorts cracks by width. Up to 1\u00a0mm is fine, up to 5\u00a0mm is noticeable and easily filled, 5 to 15\u00a0mm wants repair to the wall itself, and beyond 15\u00a0mm the structure is asking for an engineer. Measure at the widest point, write the date beside it in pencil, and measure again in three months.',
        ],
      },
      {
        heading: 'Why it moved',
        paragraphs: [
          `${saidInCity('West of Leichhardt much of Sydney stands on clay weathered from shale, classed as moderately to highly reactive. It shrinks in a drought and heaves after a wet year.', 'Reactive clay shrinks in a drought and heaves after a wet year; sand washes out from under a wall where water runs.')} Old footings, three courses of brick or a row of rubble, sit in the very layer that moves.`,
          'A big tree can dry that clay several metres down. A cracked stormwater pipe does the opposite: it softens the ground or washes the fines away. So before we look at the wall we look for the nearest downpipe, gully and tree.',
        ],
      },
      {
        heading: 'How underpinning is done',
        paragraphs: [
          'The wall is divided into pins of about one metre, numbered so that no two neighbours are open at once: one and four, then two and five, then three and six. Each is dug below the old footing to the bearing layer that the engineer has named, and inspected before concrete.',
          'The pour stops 50 to 75\u00a0mm short of the old footing. A day or two later, when the concrete has set and settled, the gap is rammed with a nearly dry sand-cement mix. That dry pack takes up the load; a pour straight to the underside would settle away from it and do nothing.',
          'The wall is left through a season before cracks are stitched and filled. Underpinning stops the movement. It isn’t meant to jack the house back to where it was.',
        ],
      },
      {
        heading: 'What waiting costs',
        paragraphs: [
          'The order of prices is drain, pin, wall. A relaid drain is a few days’ work. Four pins at one corner take about two weeks. When the crack has broken the lintels and parted the cross walls, the same corner wants pins, stitching, replastering and a month without the front room.',
        ],
      },
    ],
  },
  fact: {
    heading: 'Did you know?',
    text: 'Filling a crack in a drought can push a wall apart. The clay is at its driest then and the crack at its widest; when the ground swells again the hard filler will not let the crack close. Fill at the end of a wet season, with something softer than the brick.',
  },
  callToAction: {
    heading: 'Find out whether it is still moving',
    text: `Tell us where the crack is and when you first saw it. We call ${claims.responses.enquiry}, and say plainly if it can be left alone.`,
    button: 'Get Free Assessment',
    call: 'Call about footings',
  },
  relatedServices: ['structural-repairs', 'masonry', 'remedial-building'],
  relatedAreas: ['inner-west', 'greater-sydney', 'eastern-suburbs'],
} as const satisfies ServicePage;

/** How it is found, and its picture, service-foundation-repairs. */
export const findings = {
  alt: 'Section through the ground: a brick wall on an old stone footing, carried on a new concrete pin, a gravel drain beside it',
  card: 'Foundation repairs',
  keywords:
    'underpinning subsidence sinking house sloping floor footings piers restumping screw piles reactive clay settlement doors sticking cracks in walls',
} as const satisfies Findings;
