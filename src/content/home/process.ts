import { claims } from '../claims.ts';
import { legalTerms } from '../legal-terms.ts';
import { withTexts } from '../texts/with-texts.ts';

/** A step of a job. */
export type ProcessStep = {
  readonly step: number;
  readonly title: string;
  readonly description: string;
  readonly details: readonly string[];
  readonly duration: string;
};

/** As the site was built. */
export const builtProcessSteps = [
  {
    step: 1,
    title: 'We talk',
    description: 'You ring or send a request. We ask what you see and what worries you.',
    details: [
      'Photographs help: one from across the road, one with a coin beside the crack',
      'If it is dangerous we tell you what to prop or fence off today',
    ],
    duration: '30 minutes',
  },
  {
    step: 2,
    title: 'We look',
    description: 'A mason comes with a ladder, a hammer and a moisture meter.',
    details: [
      'Stone and render sounded for hollows',
      'Cracks measured and their ages compared',
      'Gutters, downpipes and ground levels checked, since water is the usual culprit',
    ],
    duration: '1-2 hours',
  },
  {
    step: 3,
    title: 'You get it in writing',
    description: 'Cause, method, materials, price, start and finish.',
    details: [
      'A fixed price where the extent can be seen',
      'Rates for what is hidden, with our best guess of how much',
      'What may wait, and for how long',
    ],
    duration: claims.responses.quotationAfterVisit,
  },
  {
    step: 4,
    title: 'We prepare',
    description: 'Access, consents and matching come before the first cut.',
    details: [
      'Scaffold and footpath permits',
      'Mortar samples cured and compared dry, not wet',
      'Stone or brick picked to match beside the wall',
    ],
    duration: '1-3 days',
  },
  {
    step: 5,
    title: 'We do the work',
    description: 'The crew that starts is the crew that finishes.',
    details: [
      'A note to you at the end of each week',
      'Photographs of fixings before they are covered',
      `A change worth more than ${legalTerms.variationPercent}% of the price waits for your signature`,
    ],
    duration: 'As quoted',
  },
  {
    step: 6,
    title: 'We hand over',
    description: 'Site washed down, gutters cleared, scaffold gone.',
    details: [
      'A walk around every elevation with you',
      'A folder with photographs, mortar recipe and certificates',
      'What to look at each autumn, on one page',
    ],
    duration: '1 day',
  },
] as const satisfies readonly ProcessStep[];

/** The six steps of a job with their durations. */
export const processSteps = withTexts('words', 'home-process', builtProcessSteps, 'steps.');

/** As the site was built. */
export const builtProcessSection = {
  heading: 'How a job runs',
  intro: 'Six steps, the same for a garden wall and a church gable.',
  guarantees: [
    {
      id: 'warranty',
      title: `${legalTerms.workmanshipMonths} months on workmanship`,
      text: 'On top of the statutory warranties for residential work.',
    },
    {
      id: 'insurance',
      title: 'Insured throughout',
      text: 'Public liability, workers compensation and, where the law asks for it, home building cover.',
    },
    {
      id: 'price',
      title: 'The price holds',
      text: `Our quotation stands for ${legalTerms.quotationValidDays} days and includes GST.`,
    },
    {
      id: 'records',
      title: 'Records kept',
      text: `We can tell you what went into your wall for at least ${legalTerms.recordYears} years.`,
    },
  ],
  button: 'Start Your Project Today',
  buttonHref: '#contact',
} as const;

/** Words around the steps, and the four guarantees. */
export const processSection = withTexts('words', 'home-process', builtProcessSection, 'section.');
