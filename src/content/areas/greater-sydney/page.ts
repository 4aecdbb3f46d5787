import { claims } from '../../claims.ts';
import { saidBySample } from '../../own-statements.ts';
import type { Findings } from '../../page-types.ts';
import type { AreaPage } from '../types.ts';

/** Page /areas/greater-sydney. */
export const page = {
  title: 'Greater Sydney',
  h1: 'Repairs at the scale of Greater Sydney',
  lead: 'Warehouses with a kilometre of joint, offices that cannot close and brick veneer on clay that never rests. West, south and north of the harbour suburbs, planning is half the repair.',
  services: {
    heading: 'Six services from Hornsby to Campbelltown',
    cards: [
      {
        service: 'concrete-repairs',
        title: 'Warehouse slabs and panels',
        text: 'Broken joint edges rebuilt, tilt-up panels re-sealed and cracked corners stitched around a working fleet.',
      },
      {
        service: 'remedial-building',
        title: 'Office and strata façades',
        text: 'Sealant, cladding fixings, window heads and roof membranes done floor by floor, after hours where it is loud.',
      },
      {
        service: 'foundation-repairs',
        title: 'Houses on reactive clay',
        text: 'Levels read over a season, drains and trees dealt with first, pins or screw piles only where they are needed.',
      },
      {
        service: 'structural-repairs',
        title: 'Vehicle impact',
        text: 'Columns, roller-door jambs and shopfront piers propped, rebuilt and given the bollard they lacked.',
      },
      {
        service: 'masonry',
        title: 'Brick veneer and block',
        text: 'Articulation joints cut where none were built, cracked panels relaid, boundary walls straightened.',
      },
      {
        service: 'heritage-restoration',
        title: 'Colonial and rural buildings',
        text: 'Parramatta, Windsor Road and Campbelltown hold some of the oldest brick in the country. It takes lime and nothing else.',
      },
    ],
  },
  projects: saidBySample(
    {
      heading: 'Two jobs at full size',
      items: [
        {
          title: 'A 5,000\u00a0m² warehouse, racked and running',
          location: 'Blacktown',
          text: 'Forklifts had broken 380 metres of slab joint. Aisles were closed two at a time for six weekends, the edges sawn, rebuilt in fast-setting mortar and armoured; the fleet drove on them on Monday.',
        },
        {
          title: 'A 12-storey office with a falling façade',
          location: 'Parramatta',
          text: 'Tiles had begun to drop from the spandrels. All four sides were tapped by abseil and marked on drawings; 1,900 tiles were pinned, 260 replaced, and movement joints cut at each floor, with the tenants at their desks.',
        },
      ],
    },
    undefined,
  ),
  places: {
    heading: 'Ten regions we travel to',
    names: [
      'Parramatta',
      'Hornsby',
      'Sutherland',
      'Blacktown',
      'Liverpool',
      'Penrith',
      'Campbelltown',
      'Bankstown',
      'Fairfield',
      'Auburn',
    ],
  },
  local: {
    heading: 'The plain that breathes',
    paragraphs: [
      'From Auburn out to Penrith the ground is clay weathered from Wianamatta shale. AS 2870 classes it M, H1 or H2 for most lots: the surface can rise and fall by several centimetres between a drought and a wet year. A footing designed for its class rides on it. A path, a garden tap or a row of gums on one side only will tilt it.',
      `Hornsby and Sutherland are sandstone country again, with slopes, cut and fill. Distances matter to you too: the visit is free within ${claims.freeVisitRadius}, and beyond that we tell you the cost of the trip when you ring.`,
    ],
  },
  callToAction: {
    heading: 'Send us the site plan',
    text: 'Tell us the hours you trade, the dock you use and the wall that worries you. The method comes back with the price.',
    button: 'Get Free Assessment',
    call: 'Call about a larger site',
  },
  relatedServices: ['concrete-repairs', 'foundation-repairs', 'remedial-building'],
} as const satisfies AreaPage;

/** How it is found, and its picture, area-greater-sydney. */
export const findings = {
  alt: 'Brick works with a stepped parapet and saw-tooth roof beside a water tower under a wide sky',
  card: 'Greater Sydney',
  keywords:
    'Hills District Western Sydney South Sydney Castle Hill Baulkham Hills Ryde Epping Eastwood Kogarah Hurstville Rockdale Cronulla Miranda Sutherland Shire Kellyville Rouse Hill Granville Lidcombe Homebush Cabramatta Mount Druitt Macquarie Park',
} as const satisfies Findings;
