import { claims } from '../../claims.ts';
import { stating } from '../../own-claims.ts';
import type { Findings } from '../../page-types.ts';
import { picture as lessonPicture } from '../../pictures/generated/gallery-parapet.ts';
import { saidInState } from '../../place-statements.ts';
import type { ServicePage } from '../types.ts';

/** Page /services/remedial-building. */
export const page = {
  title: 'Remedial Building',
  h1: 'Remedial building for people who have paid twice already',
  lead: `A leak that comes back was never found. ${stating('strataProjects', `On ${claims.strataProjects} strata projects we’ve learnt to open up before we price, and to`, 'We open up before we price, and')} write down what we saw, so that the committee can vote on facts.`,
  measures: [
    { value: '1 : 100', label: 'the least fall of a balcony towards its outlet' },
    { value: '24 h', label: 'of dyed water on a dammed balcony proves the path' },
    { value: '600\u00a0mm', label: 'the widest spacing of wall ties, each way' },
  ],
  offers: {
    heading: 'What owners corporations call us for',
    cards: [
      {
        title: 'Balcony and roof membranes',
        text: 'Tiles and screed lifted, falls formed, a new membrane to AS 4654 turned up and terminated under flashings, then flood-tested.',
      },
      {
        title: 'Wall tie replacement',
        text: 'Endoscope survey through a 12\u00a0mm hole, then helical or resin ties in stainless steel, proof-loaded on site.',
      },
      {
        title: 'Flashings and damp courses',
        text: 'Cavity flashings cut in section by section with stop ends and weep holes, without unloading the wall above.',
      },
      {
        title: 'Façade defects',
        text: 'Movement joints cut where none were built, loose tiles and panels pinned, sealant renewed on a proper backing rod.',
      },
      {
        title: 'Windows and sills',
        text: 'Leaking frames taken out, sub-sills and head flashings fitted, and hose-tested before the lining goes back.',
      },
      {
        title: 'Defect reports and scopes',
        text: 'A report with causes, photographs and a measured scope, fit for three contractors to price the same work.',
      },
    ],
  },
  benefits: {
    heading: 'How we work with a strata scheme',
    cards: [
      {
        title: 'Papers for the meeting',
        text: 'Scope, stages and price in the order that a motion needs. A committee member can read them out.',
      },
      {
        title: 'Designs declared first',
        text: `Regulated designs and declarations ${saidInState('under the Design and Building Practitioners Act 2020', 'that your state asks for')} are organised with the designer before work starts.`,
      },
      {
        title: 'Residents told first',
        text: 'Each lot hears by letter which days its balcony is closed, when it is loud, and whom to ring.',
      },
    ],
  },
  lesson: {
    heading: 'The leaking balcony: finding the cause and building it out',
    picture: lessonPicture,
    blocks: [
      {
        heading: 'What to look for',
        paragraphs: [
          'White streaks and small stalactites under a balcony are lime, washed out of the screed and the slab by water that has passed through both. Drummy tiles, a swollen skirting inside the door and rust where the balustrade meets the floor belong to the same story.',
          'Bowed brick on the top floor and level cracks at every sixth or seventh course are another one: wall ties rusting in the bed joints. A magnet or a metal detector finds where they sit; one brick taken out shows what is left of them.',
        ],
      },
      {
        heading: 'Why it leaks',
        paragraphs: [
          'Tiles and grout aren’t waterproof and were never meant to be. The membrane below them does the work, and it fails at its edges: at the door, where there was no height to turn it up; at the posts, which were drilled through it; at the outlet, where it was cut and not dressed in.',
          'Sealing the tiles from above traps the water that’s in the screed. It comes out somewhere else, usually in the flat below.',
        ],
      },
      {
        heading: 'How we put it right',
        paragraphs: [
          'First we prove the path. One balcony is dammed and filled with dyed water, outlets plugged, for a day; then the walls and the door are sprayed one after another. If nothing shows below, we go on looking; nothing is priced on a guess.',
          'Then everything comes off down to the slab. The concrete is repaired, falls of at least 1 in 100 are formed towards the outlet, corners get a fillet and a bond breaker so that the membrane can stretch. Under AS 4654.2 the membrane is turned up at walls and door sills to a height that depends on the wind where you live, and ends under a flashing or in a chase, never in a bead of silicone.',
          'It’s measured for thickness while wet, flood-tested when cured, photographed and signed off. Tiles follow on a drainage layer, with movement joints. Balustrade posts are fixed from the side, or through sleeves that stand above the water.',
        ],
      },
      {
        heading: 'What waiting costs',
        paragraphs: [
          `${saidInState('The Strata Schemes Management Act 2015 obliges the owners corporation to keep common property in repair, and lets an owner claim losses that follow when it doesn’t.', 'The owners of a block have to keep its common property in repair, and neglect can cost them more than the repair.')} Rent for an empty flat soon passes the price of its balcony. A membrane renewed in time keeps the slab; ten more years of seepage turn the job into concrete repair with tiling on top.`,
        ],
      },
    ],
  },
  fact: {
    heading: 'Did you know?',
    text: 'The two leaves of a cavity wall are held to one another by wire or strip ties, at most 600\u00a0mm apart each way. You’ll never see them. Galvanised ties near the surf can lose their zinc in under twenty years, and the outer leaf then stands alone, 110\u00a0mm thick and several floors high.',
  },
  callToAction: {
    heading: 'Put it on the next agenda with a number beside it',
    text: `Tell us the scheme, the lots that leak and the meeting date. You hear from us ${claims.responses.enquiry}, and the written quotation arrives ${claims.responses.quotationLatest} of the visit at the latest.`,
    button: 'Get Free Assessment',
    call: 'Call about a strata block',
  },
  relatedServices: ['concrete-repairs', 'structural-repairs', 'masonry'],
  relatedAreas: ['northern-beaches', 'eastern-suburbs', 'greater-sydney'],
} as const satisfies ServicePage;

/** How it is found, and its picture, service-remedial-building. */
export const findings = {
  alt: 'Red-brick block of flats with concrete balconies, scaffold standing against one bay',
  card: 'Remedial building',
  keywords:
    'strata waterproofing membrane leaking balcony wall ties flashing owners corporation body corporate defects apartment block water coming in',
} as const satisfies Findings;
