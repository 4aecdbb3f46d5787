import { claims } from '../../claims.ts';
import { stating, statingTime } from '../../own-claims.ts';
import { legalTerms } from '../../legal-terms.ts';
import type { Findings } from '../../page-types.ts';
import { picture as lessonPicture } from '../../pictures/generated/gallery-quoins.ts';
import { saidInCity, saidInState } from '../../place-statements.ts';
import { withTexts } from '../../texts/with-texts.ts';
import type { ServicePage } from '../types.ts';

/** Prices in AUD and durations of masonry work. */
const prices = {
  smallFrom: '$500',
  larger: '$2,000-$15,000+',
  residential: '1-3 weeks',
  smallRepair: '1-2 days',
  largerJob: '2-4 weeks',
};

const figures = withTexts('prices', 'prices', prices, 'masonry.');

const categories = {
  time: 'Time and cost',
  work: 'The work itself',
  permission: 'Permission and safety',
} as const;

/** Page /services/masonry. */
export const page = {
  title: 'Masonry & Brickwork',
  h1: 'Masonry and brickwork, laid to outlast the mortar',
  lead: `We repoint, rebuild and lay brick and stone for houses, strata blocks and shops. ${stating('masonryProjects', `${claims.masonryProjects} masonry projects over ${claims.yearsInBusiness} years have taught us that most`, 'Most')} walls fail at the joint, not in the brick.`,
  measures: [
    { value: '25\u00a0mm', label: 'raked out of a 10\u00a0mm joint before new mortar goes in' },
    { value: '1 : 3', label: 'lime putty to sand, for soft old brick' },
    { value: '5\u00a0°C', label: 'the coldest day on which lime may be pointed' },
  ],
  offers: {
    heading: 'Six kinds of masonry work',
    cards: [
      {
        title: 'Repointing',
        text: 'Joints raked out to sound mortar and refilled in lime or cement-lime, coloured and struck to match the wall.',
      },
      {
        title: 'Brickwork repair',
        text: 'Spalled and cracked bricks cut out one at a time and replaced with bricks of the same size, colour and absorption.',
      },
      {
        title: 'Chimneys and parapets',
        text: 'The parts of a house that get wet on both sides. Taken down to the first sound course, rebuilt and flashed.',
      },
      {
        title: 'Retaining walls',
        text: 'Sandstone, brick and block walls with the drainage behind them that the old ones never had.',
      },
      {
        title: 'New brick and stone',
        text: 'Garden walls, gateposts, extensions and copings in a bond that belongs to the house they stand beside.',
      },
      {
        title: 'Wall rebuilding',
        text: 'Leaning or bulging panels recorded, taken down, and put back on their own bricks with ties and movement joints.',
      },
    ],
  },
  benefits: {
    heading: 'Why people choose us for masonry',
    cards: [
      {
        title: 'The mortar comes first',
        text: 'We look at a broken piece of the old mortar before we choose the new one. Softer than the brick, always.',
      },
      {
        title: 'Masons do the pointing',
        text: `${stating('tradespeopleYears', `Our lead tradespeople average ${claims.tradespeopleYears} years in the trade. `, '')}Joints are filled by hand, in layers.`,
      },
      {
        title: 'A sample you approve',
        text: 'One square metre is raked, pointed and left to dry before the rest is done. You see the colour on your own wall.',
      },
      {
        title: `${claims.firstMasonryDiscount} off your first project`,
        text: 'New customers pay less for their first masonry job with us. It comes off the quoted price, labour and materials alike.',
      },
    ],
  },
  lesson: {
    heading: 'Why joints fail, and what a proper repoint is',
    picture: lessonPicture,
    blocks: [
      {
        heading: 'What to look for',
        paragraphs: [
          'Run a house key along a joint. If the mortar comes out as sand, or the joint is hollow deeper than your little fingernail, the wall needs attention. Look under window sills, along the bottom ten courses and at the top of anything that stands above the roof.',
          'Then look for the opposite: hard grey joints standing proud while the bricks beside them crumble. Somebody has repointed a soft wall in cement.',
        ],
      },
      {
        heading: 'Why it happens',
        paragraphs: [
          `Until about the 1930s ${saidInCity('Sydney’s walls', 'walls')} were laid in lime. Lime mortar is softer and more porous than the brick, so rain that soaks in leaves through the joint, and salt crystallises there too. The joint wears away so that the brick need not. It is meant to be renewed every few generations.`,
          'Cement closes that way out. The water then dries through the brick face, the salt grows behind it, and the face falls off. Cement is also stiff: where lime would give with a season’s movement, it cracks along the brick and lets in more rain than it kept out.',
        ],
      },
      {
        heading: 'How we repoint a wall',
        paragraphs: [
          'We rake out to two to two and a half times the width of the joint, 20 to 25\u00a0mm for a 10\u00a0mm joint, by hand or with an oscillating blade. A grinder in a thin perpend cuts the brick, and a cut arris never grows back.',
          'The joint is brushed, flushed and left damp, so that the wall does not drink the new mortar dry. For soft bricks we use one part lime putty to three of well-graded sand; where the wall is exposed, natural hydraulic lime, NHL 3.5, at about one to two and a half. Joints deeper than 25\u00a0mm are filled in layers.',
          'When the face is thumbprint hard it is finished to match the old profile and beaten with a stiff brush to open its pores. Damp hessian hangs over it for about a week. Lime cures by taking up carbon dioxide, and it can only do that while it is moist. We don’t point below 5\u00a0°C or in full summer sun.',
        ],
      },
      {
        heading: 'What waiting costs',
        paragraphs: [
          `Small pointing repairs start from ${figures.smallFrom}. Leave the joints open for ten winters and water reaches the ties, the lintels and the timber ends behind; then you are rebuilding a panel, in the range of ${figures.larger}.`,
          'Cement smeared over the top is the dearest choice of all, because the bricks go with it, and bricks that match have to be found in demolition yards.',
        ],
      },
    ],
  },
  fact: {
    heading: 'Did you know?',
    text: 'Lime mortar mends its own hairline cracks. Rain dissolves a little free lime inside the joint and lays it down again as calcite where the crack is, sealing it. Cement cannot do this, so a lime wall can shift with the seasons and stay tight while a cement one opens.',
  },
  callToAction: {
    heading: saidInCity(
      'Have the wall looked at before the next southerly',
      'Have the wall looked at before the next storm',
    ),
    text: `Send us a photo of the worst metre. We ring you ${claims.responses.enquiry}, and the visit is free within ${claims.freeVisitRadius}.`,
    button: 'Get Free Assessment',
    call: 'Call a mason',
  },
  faq: {
    heading: 'Questions people ask about masonry',
    items: [
      {
        category: categories.time,
        question: 'How long does a masonry job take?',
        answer: `Most residential projects take ${figures.residential}. Small repairs are done in ${figures.smallRepair}; larger jobs take ${figures.largerJob}. Rain adds days, because fresh lime has to be kept from washing out.`,
      },
      {
        category: categories.time,
        question: 'What does masonry work cost?',
        answer: `Small pointing repairs start from ${figures.smallFrom}. Larger work costs ${figures.larger}, depending on height, access and how much has to come down. Scaffold is often a third of the price, so it pays to do the chimney, gutters and pointing in one go.`,
      },
      {
        category: categories.time,
        question: 'How fast can you come if a wall is dangerous?',
        answer: `Critical masonry emergencies, where something has fallen or is about to, ${statingTime('criticalMasonry', `get a crew in ${claims.responses.criticalMasonry}, day or night, and sooner in the CBD`, 'come first, day or night')}. Keep people out of the fall zone, which reaches at least one and a half times the height of the wall, and ring us.`,
      },
      {
        category: categories.work,
        question: 'Will the new work match the old?',
        answer:
          'Closely, after a season. We match sand, lime, joint profile and brick, and show you a sample first. Fresh lime dries paler over the first months; a fill that matches perfectly on the first day will be too dark by summer.',
      },
      {
        category: categories.work,
        question: 'Should my wall be sealed after repointing?',
        answer:
          'Usually not. A wall dries through its face. A film-forming sealer traps what comes up from the ground and what leaks in at the top. Where driving rain is the trouble we sort out copings and flashings, and only then consider a vapour-open treatment.',
      },
      {
        category: categories.permission,
        question: 'Do I need council approval?',
        answer: `${saidInState('Like-for-like repair of an ordinary house needs none. A heritage item or a house in a conservation area may need it even for repointing, and a retaining wall above 600\u00a0mm or close to a boundary usually does.', 'Like-for-like repair of an ordinary house rarely needs it. A listed building or a house in a heritage area may need it even for repointing, and so may a retaining wall that is high or close to a boundary.')} We find out which rule applies to your address before we price.`,
      },
      {
        category: categories.permission,
        question: 'Are you licensed, and is the work guaranteed?',
        answer: `Yes: ${claims.licensed}. Our own workmanship warranty is ${legalTerms.workmanshipMonths} months. ${saidInState(`On residential work the NSW Home Building Act 1989 adds statutory warranties: ${legalTerms.statutoryMajorYears} years for major defects and ${legalTerms.statutoryOtherYears} years for others.`, 'On residential work your rights under the law of your state come on top.')}`,
      },
    ],
  },
  prices,
  relatedServices: ['restoration', 'structural-repairs', 'heritage-restoration'],
  relatedAreas: ['inner-west', 'eastern-suburbs', 'north-shore'],
} as const satisfies ServicePage;

/** How it is found, and its picture, service-masonry. */
export const findings = {
  alt: 'Coursed sandstone wall with its joints raked out on the right and repointed on the left, hawk, pointing iron and bucket on a plank',
  card: 'Masonry and repointing',
  keywords:
    'bricklayer brickie bricklaying tuckpointing pointing mortar falling out crumbling mortar chimney parapet retaining wall garden wall fence stonemason sandstone brick wall steps gatepost',
} as const satisfies Findings;
