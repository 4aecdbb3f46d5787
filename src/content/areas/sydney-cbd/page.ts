import { ownTiles, statingTime } from '../../own-claims.ts';
import { claims, figures, figureText } from '../../claims.ts';
import type { Findings } from '../../page-types.ts';
import type { AreaPage } from '../types.ts';

/** Page /areas/sydney-cbd, shown at /areas/inner-sydney too. */
export const page = {
  title: 'Sydney CBD',
  h1: 'Façade and masonry repairs in the Sydney CBD',
  lead: 'In the city the wall is the easy part. The footpath, the loading zone, the tenants below and the hours you may make noise decide the programme. We plan those first, and then bring the mortar.',
  stats: ownTiles([
    {
      value: figureText(figures.cbdProjects),
      label: figures.cbdProjects.noun,
      figure: figures.cbdProjects,
    },
    { value: figureText(figures.cbdYears), label: figures.cbdYears.noun, figure: figures.cbdYears },
    {
      value: claims.responses.cbdEmergency,
      label: 'average arrival at a CBD emergency',
      response: 'cbdEmergency',
    },
    {
      value: figureText(figures.councilApproved),
      label: figures.councilApproved.noun,
      figure: figures.councilApproved,
    },
  ]),
  services: {
    heading: 'Six services for city buildings',
    cards: [
      {
        service: 'restoration',
        title: 'Sandstone façades',
        text: 'Block-by-block survey from ropes or a boom lift, loose stone made safe the same night, indents cut at our yard.',
      },
      {
        service: 'heritage-restoration',
        title: 'Registered buildings',
        text: 'Section 60 approvals, method statements and trial panels for places that half the city walks past.',
      },
      {
        service: 'concrete-repairs',
        title: 'Tower concrete',
        text: 'Spalled spandrels and car-park soffits mapped by abseil and repaired over weekends, level by level.',
      },
      {
        service: 'building-restoration',
        title: 'Awnings and shopfronts',
        text: 'Rusted awning ties tested and renewed, tiles and terracotta refixed, with the shop trading throughout.',
      },
      {
        service: 'remedial-building',
        title: 'Plazas and podiums',
        text: 'Paving lifted in bays, the membrane renewed and the stone relaid to the same numbers.',
      },
      {
        service: 'structural-repairs',
        title: 'Openings and fit-outs',
        text: 'New doorways and lift pits in old walls, needled at night and handed to the fit-out crew by morning.',
      },
    ],
  },
  places: {
    heading: 'Where in the city we work',
    names: [
      'Sydney Opera House Area',
      'Circular Quay',
      'The Rocks',
      'Barangaroo',
      'Martin Place',
      'Wynyard',
    ],
  },
  response: {
    heading: 'When something falls in the city',
    text: statingTime(
      'cbdEmergency',
      `Stone on a footpath is a matter of minutes. Our average arrival at an emergency in the Sydney CBD is ${claims.responses.cbdEmergency}, at any hour.`,
      'Stone on a footpath is a matter of minutes. Ring us at any hour.',
    ),
    points: [
      'The footpath is closed and the piece that fell is kept as evidence',
      'Loose stone beside it is pinned, netted or lowered the same night',
      'The building manager has photographs and a written note next morning',
    ],
  },
  local: {
    heading: 'What city walls are made of',
    paragraphs: [
      'North of Bridge Street you walk past convict rubble, Victorian ashlar in Pyrmont stone, and granite and terracotta of the 1920s within one block. Behind many of the stone fronts from about 1890 on stands a steel frame, built tight into the masonry. Where rain reaches that steel, stone cracks along the line of a column.',
      'Work over a City of Sydney footpath needs a hoarding permit: a plain fence, or an overhead gantry once people pass below. Applications take weeks, so we lodge them when you accept the quotation and not when the scaffold is due.',
    ],
  },
  callToAction: {
    heading: 'Tell us the building and the loading dock',
    text: 'We walk the façade with your building manager and bring back access, hours and price on one page.',
    button: 'Get Free Assessment',
    call: 'Call the city crew',
  },
  relatedServices: ['restoration', 'heritage-restoration', 'concrete-repairs'],
} as const satisfies AreaPage;

/** How it is found, and its picture, area-sydney-cbd. */
export const findings = {
  alt: 'Sandstone public building with an arcade and a clock tower, glass towers pale behind it',
  card: 'Sydney CBD',
  keywords:
    'City of Sydney Inner Sydney 2000 Haymarket Chinatown Ultimo Pyrmont Surry Hills Darlinghurst Potts Point Woolloomooloo Kings Cross Elizabeth Bay Millers Point Dawes Point Walsh Bay Redfern Chippendale Waterloo Zetland Alexandria Darling Harbour Town Hall',
} as const satisfies Findings;
