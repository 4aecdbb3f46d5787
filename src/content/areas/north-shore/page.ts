import { claims } from '../../claims.ts';
import { stating } from '../../own-claims.ts';
import type { Findings } from '../../page-types.ts';
import type { AreaPage } from '../types.ts';

/** Page /areas/north-shore. */
export const page = {
  title: 'North Shore',
  h1: 'Masonry on the North Shore’s slopes',
  lead: 'Good brick on a sandstone base, on a block that falls away at the back: that is the North Shore house. The house itself is seldom the trouble. The retaining wall, the chimney and the gum tree are.',
  benefits: {
    heading: 'What makes work here different',
    cards: [
      {
        title: 'Access worked out before price',
        text: 'Battle-axe drives and eighty steps down to the water change a job more than the wall does. We carry, crane or barge, and say which.',
      },
      {
        title: 'Trees left standing',
        text: 'Councils here protect their trees. We dig by hand within the root zone, bridge roots and bring an arborist when it is close.',
      },
      {
        title: 'Stone from the same rock',
        text: 'Sandstone won from local excavations is matched to your base course for grain and iron bands before a block is cut.',
      },
    ],
  },
  services: {
    heading: 'Seven services north of the bridge',
    cards: [
      {
        service: 'masonry',
        title: 'Retaining walls',
        text: 'Dry-stacked and mortared sandstone rebuilt with a drained back, geofabric and weep holes.',
      },
      {
        service: 'restoration',
        title: 'Sandstone foundations',
        text: 'Base courses repointed in lime and freed of cement, with sub-floor vents that can breathe again.',
      },
      {
        service: 'heritage-restoration',
        title: 'Federation details',
        text: 'Tuckpointed fronts, roughcast gables, terracotta finials and chimneys with their strapwork.',
      },
      {
        service: 'foundation-repairs',
        title: 'Footings half on rock',
        text: 'A house with one end on sandstone and the other on fill cracks at the change. We pin the soft end.',
      },
      {
        service: 'structural-repairs',
        title: 'Cracked walls and lintels',
        text: 'Crack stitching, lintels and tie rods to an engineer’s design, plaster made good behind.',
      },
      {
        service: 'concrete-repairs',
        title: 'Suspended drives and car ports',
        text: 'Slabs over steep ground with rusting undersides, repaired and coated from a hung scaffold.',
      },
      {
        service: 'remedial-building',
        title: 'Strata towers and walk-ups',
        text: 'Chatswood and St Leonards blocks: balconies, wall ties and façade sealant, lot by lot.',
      },
    ],
  },
  places: {
    heading: 'Ten suburbs of the lower North Shore',
    names: [
      'Chatswood',
      'Mosman',
      'Lane Cove',
      'Willoughby',
      'St Leonards',
      'Neutral Bay',
      'Cremorne',
      'Cammeray',
      'Crows Nest',
      'Milsons Point',
    ],
  },
  expertise: {
    heading: 'What we know about walls on a slope',
    text: `A retaining wall holds back water more than earth. Saturated soil with nowhere to drain pushes about twice as hard as the same soil drained, and that is why walls that stood for fifty years go over in one wet week. ${stating('tradespeopleYears', `Our lead tradespeople bring ${claims.tradespeopleYears} years each, on average, to that one question`, 'It comes down to one question')}: where does the water go?`,
    points: [
      'Slotted drain in gravel at the heel, with a flushing point you can find again',
      'Geotextile between gravel and soil, so that the drain does not silt up',
      'Batter of about one in ten on gravity walls, courses bedded to fall into the bank',
      'An engineer’s design to AS 4678 once a wall, or what stands above it, calls for one',
    ],
  },
  local: {
    heading: 'Rock, shale cap and gum roots',
    paragraphs: [
      'Along the ridge from Crows Nest to Chatswood a cap of Ashfield Shale lies over the sandstone. Houses on top stand on clay that moves with the seasons; two streets down the hill they stand on rock that does not. Many stand on both.',
      'The brick of the 1900s and 1910s is hard, dark and dense, and it was laid in lime. Its joints wash out while the bricks stay perfect, so a repoint brings such a house back whole.',
    ],
  },
  callToAction: {
    heading: 'Walk the boundary with us',
    text: 'We look at the wall from below, the drain above it and the tree between, and tell you which of the three to spend money on.',
    button: 'Get Free Assessment',
    call: 'Call about the North Shore',
  },
  relatedServices: ['masonry', 'foundation-repairs', 'heritage-restoration'],
} as const satisfies AreaPage;

/** How it is found, and its picture, area-north-shore. */
export const findings = {
  alt: 'Federation brick house with a tiled gable and timber fretwork among tall gums',
  card: 'North Shore',
  keywords:
    'North Sydney Lower North Shore Upper North Shore Kirribilli Lavender Bay McMahons Point Waverton Wollstonecraft Artarmon Roseville Lindfield Killara Gordon Pymble Turramurra Wahroonga Castlecrag Northbridge Greenwich Longueville Balmoral',
} as const satisfies Findings;
