import { builtOn, yearOf } from './business-time.ts';
import { business } from './business.ts';
import { withTexts } from './texts/with-texts.ts';

/** A number that the business answers for, with the one noun that it counts. */
export type Claim = {
  readonly value: number;
  readonly suffix: '' | '+' | '%';
  readonly noun: string;
};

/** A promised time, tied to what it answers. */
export type ResponseClaim = {
  readonly time: string;
  /** The longest that it may take, in hours; for what a form's message promises. */
  readonly hours?: number;
  readonly answers: string;
};

/** Years since a date as firms say them: '30+' from 30 to 34, the exact number below five. */
function roundYears(years: number): Pick<Claim, 'value' | 'suffix'> {
  const STEP = 5;
  return years < STEP
    ? { value: years, suffix: '' }
    : { value: Math.floor(years / STEP) * STEP, suffix: '+' };
}

/** The counted claims as the site was built. */
export const builtFigures = {
  yearsInBusiness: {
    ...roundYears(yearOf(builtOn) - business.established),
    noun: 'years in business',
  },
  tradespeopleYears: { value: 25, suffix: '+', noun: 'years average trade experience' },
  majorProjects: { value: 800, suffix: '+', noun: 'major projects' },
  homesAndLots: { value: 1000, suffix: '+', noun: 'homes and strata lots' },
  jobsOfEverySize: { value: 2000, suffix: '+', noun: 'jobs of every size' },
  heritageProjects: { value: 150, suffix: '+', noun: 'heritage projects' },
  masonryProjects: { value: 800, suffix: '+', noun: 'masonry projects' },
  buildingsRestored: { value: 500, suffix: '+', noun: 'buildings restored' },
  strataProjects: { value: 300, suffix: '+', noun: 'strata projects' },
  cbdProjects: { value: 50, suffix: '+', noun: 'CBD projects' },
  cbdYears: { value: 15, suffix: '+', noun: 'years in the CBD' },
  councilApproved: { value: 100, suffix: '%', noun: 'of heritage work council approved' },
  recommend: { value: 98, suffix: '%', noun: 'of clients would recommend us' },
  satisfaction: { value: 100, suffix: '%', noun: 'satisfaction guarantee' },
} as const satisfies Record<string, Claim>;

/** Every counted claim, once: pages that name one take it from here. Stat tiles animate `value`. */
export const figures = withTexts('numbers', 'numbers', builtFigures, 'figures.');

/** The figure as it is printed: `30+`, `98%`. */
export function figureText(claim: Claim): string {
  const digits = claim.value >= 10_000 ? claim.value.toLocaleString('en-AU') : `${claim.value}`;
  return `${digits}${claim.suffix}`;
}

/** The figure with its noun: `30+ years in business`. */
export function claimWithNoun(claim: Claim): string {
  return `${figureText(claim)} ${claim.noun}`;
}

/** The promised times as the site was built. */
export const builtResponses = {
  enquiry: {
    time: 'within 24 hours',
    hours: 24,
    answers: 'a call back to talk about an enquiry; out of hours, on the next day that we open',
  },
  contactSection: {
    time: 'within 2 hours',
    hours: 2,
    answers: 'a reply to a message from the contact section, in opening hours',
  },
  afterOpening: {
    time: '2 hours',
    hours: 2,
    answers: 'how long after we open what came in while we were closed waits for its answer',
  },
  emergencyForm: {
    time: 'within 2 hours',
    hours: 2,
    answers: 'a call back about an emergency that was sent with a form, at any hour',
  },
  firstCall: {
    time: '2-4 hours',
    answers: 'the usual wait for a first call after a request, in opening hours',
  },
  quote: {
    time: 'within 24 hours',
    answers: 'a budget price for a job we can judge from your description',
  },
  quotationAfterVisit: {
    time: '24-48 hours',
    answers: 'the usual wait for a written quotation after the site visit',
  },
  quotationLatest: {
    time: 'within 7 business days',
    answers: 'the latest that a written quotation reaches you after the site visit',
  },
  emergency: { time: '24/7', answers: 'the emergency line' },
  cbdEmergency: {
    time: 'about 30 minutes',
    answers: `our average arrival at an emergency in the ${business.city} CBD`,
  },
  criticalMasonry: {
    time: '2-4 hours',
    answers: 'arrival at critical emergency masonry outside the CBD',
  },
  urgentRepair: {
    time: '48-72 hours',
    answers: 'the start of an urgent repair that is safe to leave overnight',
  },
  priorityAssessment: { time: '24-48 hours', answers: 'an assessment report booked with priority' },
} as const satisfies Record<string, ResponseClaim>;

/** Every promised time, each with what it answers: two times that differ answer different things. */
export const responseClaims = withTexts('numbers', 'numbers', builtResponses, 'times.');

/** Prices and the like as the site was built. */
export const builtTerms = { firstMasonryDiscount: '10%', freeVisitRadius: '25km' };

const terms = withTexts('prices', 'prices', builtTerms);

/** Of a page that is read at any hour: nobody answers on a day on which we are closed. */
const WHEN_CLOSED = 'on the next day that we open';

/** The claims as plain words for sentences; tiles and counters take `figures`. */
export const claims = {
  sinceYear: business.established,
  yearsInBusiness: figureText(figures.yearsInBusiness),
  tradespeopleYears: figureText(figures.tradespeopleYears),
  majorProjects: figureText(figures.majorProjects),
  homesAndLots: figureText(figures.homesAndLots),
  jobsOfEverySize: figureText(figures.jobsOfEverySize),
  heritageProjects: figureText(figures.heritageProjects),
  masonryProjects: figureText(figures.masonryProjects),
  buildingsRestored: figureText(figures.buildingsRestored),
  strataProjects: figureText(figures.strataProjects),
  cbdProjects: figureText(figures.cbdProjects),
  cbdYears: figureText(figures.cbdYears),
  councilApproved: figureText(figures.councilApproved),
  recommend: figureText(figures.recommend),
  satisfaction: figureText(figures.satisfaction),
  rating: `${business.rating.value}/${business.rating.best}`,
  reviewCount: business.rating.count,
  firstMasonryDiscount: terms.firstMasonryDiscount,
  freeVisitRadius: terms.freeVisitRadius,
  freeAssessment: 'free assessment',
  licensed: 'licensed and insured',
  responses: {
    enquiry: `${responseClaims.enquiry.time}, or ${WHEN_CLOSED}`,
    contactSection: responseClaims.contactSection.time,
    emergencyForm: `${responseClaims.emergencyForm.time}, day or night`,
    firstCall: responseClaims.firstCall.time,
    quote: `${responseClaims.quote.time}, or ${WHEN_CLOSED}`,
    quotationAfterVisit: responseClaims.quotationAfterVisit.time,
    quotationLatest: responseClaims.quotationLatest.time,
    emergency: responseClaims.emergency.time,
    cbdEmergency: responseClaims.cbdEmergency.time,
    criticalMasonry: responseClaims.criticalMasonry.time,
    urgentRepair: responseClaims.urgentRepair.time,
    priorityAssessment: responseClaims.priorityAssessment.time,
  },
} as const;
