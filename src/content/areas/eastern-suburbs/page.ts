import type { Findings } from '../../page-types.ts';
import type { AreaPage } from '../types.ts';

/** Page /areas/eastern-suburbs. */
export const page = {
  title: 'Eastern Suburbs',
  h1: 'Stone, brick and concrete in the Eastern Suburbs',
  lead: 'Between Paddington’s terraces and the flats above Bondi lie four kilometres and a hundred years of building. Both get the same salt wind, and neither likes cement in its joints.',
  services: {
    heading: 'Six premium services for the east',
    cards: [
      {
        service: 'masonry',
        title: 'Terrace fronts',
        text: 'Lime repointing, sills and string courses, and party-wall parapets that two owners share and one gutter ruins.',
      },
      {
        service: 'restoration',
        title: 'Sandstone houses and bases',
        text: 'Cliff-top stone loses its face to salt. We desalinate before we replace, and often need not replace at all.',
      },
      {
        service: 'concrete-repairs',
        title: 'Balcony concrete',
        text: 'Soffits and slab edges of seaside flats tested for chloride, repaired and fitted with zinc anodes.',
      },
      {
        service: 'remedial-building',
        title: 'Art Deco blocks',
        text: 'Textured face brick, curved corners and steel windows: ties, lintels and flashings renewed without changing the front.',
      },
      {
        service: 'foundation-repairs',
        title: 'Footings on sand',
        text: 'Around Kensington and Kingsford houses stand on dune sand. A leaking pipe carries it off; we pin to firm ground and mend the pipe.',
      },
      {
        service: 'heritage-restoration',
        title: 'Conservation areas',
        text: 'Paddington, Woollahra and Centennial Park fronts in tuckpointing, limewash and iron lace, with council’s consent on file.',
      },
    ],
  },
  local: {
    heading: 'Salt on one side, sand beneath',
    paragraphs: [
      'The spray of an easterly swell settles on walls well behind the beach. Within about a kilometre of the surf we specify stainless steel grade 316 for every tie, dowel and lintel, because galvanised steel there is only a delay.',
      'Many of the inter-war flats are cavity brick on concrete slabs, with soft, salt-thirsty bricks below the damp course. The trouble usually begins where a garden bed has been raised against them.',
    ],
  },
  callToAction: {
    heading: 'Tell us which side faces the sea',
    text: 'Send a photo of the balcony, sill or joint that worries you. We know most of the blocks by their street.',
    button: 'Get Free Assessment',
    call: 'Call about the east',
  },
  relatedServices: ['concrete-repairs', 'masonry', 'restoration'],
} as const satisfies AreaPage;

/** How it is found, and its picture, area-eastern-suburbs. */
export const findings = {
  alt: 'Layered sandstone cliff with white houses along its edge and the sea below',
  card: 'Eastern Suburbs',
  keywords:
    'Bondi Beach Bondi Junction Bronte Tamarama Clovelly Double Bay Vaucluse Rose Bay Dover Heights Bellevue Hill Edgecliff Darling Point Point Piper Watsons Bay Waverley Queens Park Centennial Park Maroubra Kensington Kingsford Matraville Malabar La Perouse South Coogee Rushcutters Bay',
} as const satisfies Findings;
