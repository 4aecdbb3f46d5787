import { ownTiles, stating } from './own-claims.ts';
import { saidBySample } from './own-statements.ts';
import { business } from './business.ts';
import { saidInState } from './place-statements.ts';
import { claims, figures, figureText } from './claims.ts';
import { legalTerms } from './legal-terms.ts';
import type { StatTile, TextCard } from './page-types.ts';
import { withTexts } from './texts/with-texts.ts';

const { founder, masonryLead, concreteLead } = business.people;

/** Tiles of the about page; the count of jobs of every size belongs here. */
export const aboutTiles = ownTiles([
  {
    value: figureText(figures.yearsInBusiness),
    label: figures.yearsInBusiness.noun,
    figure: figures.yearsInBusiness,
  },
  {
    value: figureText(figures.jobsOfEverySize),
    label: figures.jobsOfEverySize.noun,
    figure: figures.jobsOfEverySize,
  },
  {
    value: figureText(figures.tradespeopleYears),
    label: figures.tradespeopleYears.noun,
    figure: figures.tradespeopleYears,
  },
  { value: claims.rating, label: `from ${claims.reviewCount} reviews`, isRating: true },
] as const satisfies readonly StatTile[]);

/** As the site was built. */
export const builtAbout = {
  h1: saidBySample('A family of masons', `About ${business.name}`),
  lead: saidBySample(
    `${business.name} began in ${business.established} with one ute, one set of chisels and a church wall in Glebe. The tools have multiplied; the way we look at a wall has not changed.`,
    `${business.name} began in ${business.established}. This is who does the work, and how we look at a wall.`,
  ),
  tilesLabel: 'In figures',
  story: [
    {
      heading: 'How it started',
      paragraphs: [
        saidBySample(
          `${founder.name} learned banker work, the cutting of stone at a bench, when most of his class moved to concrete. Sydney was busy cleaning its old buildings then, and much of that cleaning did harm: sandblasting took off the hard skin that sandstone grows in the weather, and the soft stone behind it began to powder.`,
          `${founder.name} founded ${business.name} in ${business.established}.`,
        ),
        saidBySample(
          'He spent his first years in business repairing repairs. It taught him the habit the firm still has: find out what was done to the wall before, and why it did not hold.',
          'The habit behind every job: find out what was done to the wall before, and why it did not hold.',
        ),
      ],
    },
    {
      heading: 'Who does the work',
      paragraphs: [
        [
          saidBySample(
            `${masonryLead.firstName} looks after masonry and heritage work, ${concreteLead.firstName} concrete, footings and strata. `,
            '',
          ),
          stating(
            'tradespeopleYears',
            `Lead tradespeople have ${claims.tradespeopleYears} years in the trade on average. Each job has one of them as its supervisor from the first visit to the handover.`,
            'Each job has a lead tradesperson as its supervisor from the first visit to the handover.',
          ),
        ].join(''),
        saidBySample(
          'We take an apprentice stonemason every second year. The first thing they learn is raking out by hand, because an angle grinder in a 6\u00a0mm joint leaves a wall that can never be made good.',
          'Joints are raked out by hand: a wall that was opened with an angle grinder can never be made good.',
        ),
      ],
    },
    {
      heading: 'What we will not do',
      paragraphs: [
        'We do not repoint soft brick in cement. It is harder than the brick, so moisture leaves through the brick instead of the joint, its salts crystallise there, and within ten or twenty years the face comes away.',
        'We do not seal damp walls, patch spalled concrete over rust, or fill a crack that is still moving. Each looks finished on the day, and each costs you the same job twice.',
      ],
    },
  ],
  valuesHeading: 'How we decide',
  values: [
    {
      title: 'Repair before replacement',
      text: 'Old brick and stone have already proved that they last. What can be kept is kept.',
    },
    {
      title: 'Weaker than the wall',
      text: 'Mortar is made to give way before the stone does. A joint is cheap to renew; a stone is not.',
    },
    {
      title: 'Water first',
      text: 'Gutters, flashings, ground levels. No repair outlives the leak above it.',
    },
    {
      title: 'Show the work',
      text: 'Ties, bars and membranes are photographed before they are covered, and you get the pictures.',
    },
  ] satisfies readonly TextCard[],
  credentialsHeading: 'Papers',
  credentials: [
    business.licence,
    `ABN ${business.abn}`,
    'Public liability and workers compensation insurance; certificates on request',
    saidInState(
      'Home building compensation cover for residential work where the law requires it',
      'Home building insurance for residential work where the law requires it',
    ),
    `Project records kept for ${legalTerms.recordYears} years`,
  ],
  closing: {
    heading: 'Have one of us look at it',
    text: `The visit is free within ${claims.freeVisitRadius}. Bring out every question you have about the building; we like them.`,
    button: 'Get Free Assessment',
    call: `Call ${business.phone.display}`,
  },
  picture: 'founder',
} as const;

/** The about page. */
export const about = withTexts('words', 'about', builtAbout);
