import { claims } from '../../claims.ts';
import { statingTime } from '../../own-claims.ts';
import type { Findings } from '../../page-types.ts';
import { picture as lessonPicture } from '../../pictures/generated/gallery-balcony-soffit.ts';
import type { ServicePage } from '../types.ts';

/** Page /services/concrete-repairs. */
export const page = {
  title: 'Concrete Repairs',
  h1: 'Concrete cancer cut back to clean steel',
  lead: 'Cracked soffits and rust stains are chemistry, and chemistry can be measured. We test before we break out, so the patch goes where the trouble is, and the steel beside it does not start rusting next.',
  measures: [
    { value: 'pH 9', label: 'below it concrete no longer protects its steel' },
    { value: '20\u00a0mm', label: 'broken out behind the bar, or the patch lets go' },
    { value: '10\u00a0mm', label: 'square saw cut around a repair; no feather edge' },
  ],
  offers: {
    heading: 'What we do to concrete',
    cards: [
      {
        title: 'Testing and mapping',
        text: 'Hammer survey, cover meter, carbonation and chloride tests and half-cell readings, drawn up balcony by balcony.',
      },
      {
        title: 'Spall repair',
        text: 'Broken out behind the bar, cleaned to bright steel, coated and rebuilt in polymer-modified structural mortar.',
      },
      {
        title: 'Cathodic protection',
        text: 'Zinc anodes tied to the bars in patches, or an impressed-current system to AS 2832.5 where chloride is everywhere.',
      },
      {
        title: 'Crack injection',
        text: 'Epoxy for cracks that have stopped and must carry load; polyurethane for those that leak or still move.',
      },
      {
        title: 'Slab edges and balconies',
        text: 'Edges recast with a drip groove, balustrade posts refixed clear of the edge, falls put right before tiling.',
      },
      {
        title: 'Protective coatings',
        text: 'Anti-carbonation coatings and silane treatments that slow carbon dioxide and salt, and let vapour out.',
      },
    ],
  },
  benefits: {
    heading: 'What testing first gives you',
    cards: [
      {
        title: 'Quantities you can trust',
        text: 'Repairs are measured by the litre of mortar. A mapped soffit keeps the provisional sum near the final account.',
      },
      {
        title: 'Neighbours who sleep',
        text: 'Breaking out is loud, so it is grouped into agreed hours and done with low-vibration tools wherever the bar spacing allows.',
      },
      {
        title: 'A known next date',
        text: 'From cover and carbonation depth one can work out when the rest will reach the steel. Your capital works plan gets a year, not a guess.',
      },
    ],
  },
  lesson: {
    heading: 'What concrete cancer is, and what stops it',
    picture: lessonPicture,
    blocks: [
      {
        heading: 'What to look for',
        paragraphs: [
          'A brown line on a soffit, straight as a ruler, follows a bar. Next comes a crack along it, then a shell of concrete that sounds dull under a hammer, and in the end a piece on the ground. Look under balcony edges, behind planter boxes, around balustrade posts and in the car park where the cars drip.',
        ],
      },
      {
        heading: 'Why it happens',
        paragraphs: [
          'Fresh concrete has a pH of about 13, and steel in it wears an invisible film of oxide that keeps it from rusting. Two things break the film. Carbon dioxide from the air turns the lime in the concrete into chalk, and the pH falls below 9: this is carbonation, and it creeps in as the square root of time. Chloride from sea spray pierces the film even while the pH is high.',
          'Then the steel rusts and swells to several times its volume. AS 3600 asks for more cover and stronger concrete the nearer you are to the coast, but many flats of the 1960s and 1970s have 15\u00a0mm where today’s standard would want 40 or more.',
        ],
      },
      {
        heading: 'How we repair it',
        paragraphs: [
          'We break a fresh face and spray it with phenolphthalein. Pink concrete still protects its steel, clear concrete doesn’t. Dust samples tell the chloride.',
          'The edge of the repair is saw-cut 10\u00a0mm deep and square, with no feather edges. Concrete comes out to 20\u00a0mm or more behind the bar, and along it until 50\u00a0mm of clean steel shows. A bar that has lost a fair part of its section is lapped with a new one, on the engineer’s word. The steel is blasted bright and coated the same day.',
          'The hole is soaked and surface-dried, primed, and filled with mortar of about the same strength and stiffness as the old concrete, packed behind the bar first. It’s cured damp or under a membrane for days. Then the whole face, old and new, gets one coating.',
        ],
      },
      {
        heading: 'What waiting costs',
        paragraphs: [
          'The first spall can be reached from a ladder. While the concrete is only carbonated, a coating holds it for years. Once bars are lost, the slab needs props from below, the flat under it is out of use, and each square metre takes four trades. In between, pieces fall, and what falls from a balcony falls on somebody’s path. If a soffit sounds hollow above a walkway, close the walkway and have the loose shell knocked off, whatever the date of the meeting.',
        ],
      },
    ],
  },
  fact: {
    heading: 'Did you know?',
    text: 'A good patch can make the concrete next to it rust faster. The old rusting spot had been protecting its neighbours like a sacrificial anode; mend it, and they take over its part. The trade calls it the incipient anode or halo effect. Small zinc anodes around the edge of the patch prevent it.',
  },
  callToAction: {
    heading: 'Test one balcony first',
    text: `One balcony, mapped and cored, tells you what the other thirty will need.${statingTime('urgentRepair', ` Urgent repairs that can safely wait overnight start in ${claims.responses.urgentRepair}.`, '')}`,
    button: 'Get Free Assessment',
    call: 'Call about concrete',
  },
  relatedServices: ['remedial-building', 'structural-repairs', 'building-restoration'],
  relatedAreas: ['eastern-suburbs', 'northern-beaches', 'sydney-cbd'],
} as const satisfies ServicePage;

/** How it is found, and its picture, service-concrete-repairs. */
export const findings = {
  alt: 'Edge of a concrete balcony cut back to bared steel, half of the bars already primed red',
  card: 'Concrete repairs',
  keywords:
    'concrete cancer spalling carbonation rust balcony soffit cathodic protection car park slab driveway rebar magnesite',
} as const satisfies Findings;
