import { claims } from '../../claims.ts';
import { saidBySample } from '../../own-statements.ts';
import { stating } from '../../own-claims.ts';
import type { Findings } from '../../page-types.ts';
import type { AreaPage } from '../types.ts';

/** Page /areas/inner-west. */
export const page = {
  title: 'Inner West',
  h1: 'Old brick and lime in the Inner West',
  heritageLabel: 'Heritage and conservation areas',
  lead: `Four-metre fronts, party walls one brick thick and shops that have been corners since the trams. ${stating('heritageProjects', `A good part of our ${claims.heritageProjects} heritage projects stands between Glebe and Marrickville.`, 'Most of them are of brick and lime.')}`,
  services: {
    heading: 'Six services for terraces, shops and churches',
    cards: [
      {
        service: 'heritage-restoration',
        title: 'Conservation-area fronts',
        text: 'Tuckpointing, iron lace and tessellated paths brought back, with the minor-works letter from council in the folder.',
      },
      {
        service: 'masonry',
        title: 'Lime repointing',
        text: 'Side walls in soft commons that were last pointed in cement, raked by hand and laid open to dry.',
      },
      {
        service: 'structural-repairs',
        title: 'Bulging side walls',
        text: 'End-of-row walls that have left their joists, drawn back with rods and plates at each floor.',
      },
      {
        service: 'foundation-repairs',
        title: 'Footings on clay',
        text: 'Brick footings two courses deep, pinned at the corner where the box gutter has been dropping its water.',
      },
      {
        service: 'building-restoration',
        title: 'Shopfronts and parapets',
        text: 'Tiled piers, awnings, pediments and the year in cement letters, made sound above the footpath.',
      },
      {
        service: 'restoration',
        title: 'Church and school stone',
        text: 'Buttress caps, hood moulds and tracery indented during holidays, service times kept quiet.',
      },
    ],
  },
  projects: saidBySample(
    {
      heading: 'A shared parapet and an old shop window',
      items: [
        {
          title: 'A row of five, one shared parapet',
          location: 'Annandale',
          text: 'Each owner had been quoted for a fifth of a wall. We repaired it as one: new lead on the party walls, 22 metres of coping rebedded in lime, and one scaffold bill split five ways.',
        },
        {
          title: 'Corner shop to dwelling',
          location: 'Petersham',
          text: 'The old shop window sat on a rusted pair of rolled joists. They were exchanged under needles, the tiled stallboard was kept, and the council had a photograph for every step.',
        },
      ],
    },
    undefined,
  ),
  places: {
    heading: 'Ten suburbs of the Inner West',
    names: [
      'Newtown',
      'Leichhardt',
      'Balmain',
      'Rozelle',
      'Glebe',
      'Annandale',
      'Marrickville',
      'Petersham',
      'Camperdown',
      'Stanmore',
    ],
  },
  local: {
    heading: 'What was dug here was built here',
    paragraphs: [
      'The clay of St Peters and Marrickville fed the brickyards, and the bricks went up a few streets away. Fronts got the pressed, hard ones; sides and rears got commons, fired at the edge of the kiln and soft enough to carve. That is why a terrace can look perfect from the street and be half gone along the side passage.',
      'Balmain and Glebe stand on sandstone, Newtown and Petersham on clay from shale, and low Marrickville on the mud of the Cooks River valley. The same crack means a different thing in each.',
    ],
  },
  callToAction: {
    heading: 'Before you paint it, ring us',
    text: 'Paint over damp brick is the dearest repair in the Inner West. Twenty minutes in the side passage tells you what the wall needs instead.',
    button: 'Get Free Assessment',
    call: 'Call about a terrace',
  },
  relatedServices: ['heritage-restoration', 'masonry', 'foundation-repairs'],
} as const satisfies AreaPage;

/** How it is found, and its picture, area-inner-west. */
export const findings = {
  alt: 'Row of narrow terraces with iron-lace balconies and doors of different colours, a jacaranda in flower before the last',
  card: 'Inner West',
  keywords:
    'Erskineville Enmore Lewisham Summer Hill Dulwich Hill Ashfield Haberfield Lilyfield Birchgrove Balmain East Forest Lodge St Peters Sydenham Tempe Five Dock Drummoyne Burwood Strathfield Croydon Concord',
} as const satisfies Findings;
