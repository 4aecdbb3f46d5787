import { business } from './business.ts';

/** A number that the business answers for, with the one noun that it counts. */
export type Claim = {
  readonly value: number;
  readonly suffix: '' | '+' | '%';
  readonly noun: string;
};

/** A promised time, tied to what it answers. */
export type ResponseClaim = {
  readonly time: string;
  readonly answers: string;
};

/** Every counted claim (decisions page, 'Claims that differ'); stat tiles animate `value`. */
export const figures = {
  yearsInBusiness: { value: 30, suffix: '+', noun: 'years in business' },
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

/** The figure as it is printed: `30+`, `98%`. */
export function say(claim: Claim): string {
  const digits = claim.value >= 10_000 ? claim.value.toLocaleString('en-AU') : `${claim.value}`;
  return `${digits}${claim.suffix}`;
}

/** The figure with its noun: `30+ years in business`. */
export function sayInFull(claim: Claim): string {
  return `${say(claim)} ${claim.noun}`;
}

/** Every promised time, each with what it answers (decisions page: 'each is tied to what it answers'). */
export const responseClaims = {
  enquiry: {
    time: 'within 24 hours',
    answers: 'a call back to talk about an enquiry, whatever the day',
  },
  contactSection: {
    time: 'within 2 hours',
    answers: 'a reply to a message from the contact section, in opening hours',
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
    answers: 'our average arrival at an emergency in the Sydney CBD',
  },
  criticalMasonry: {
    time: '2-4 hours',
    answers: 'arrival at critical emergency masonry outside the CBD',
  },
  urgentRepair: {
    time: '48-72 hours',
    answers: 'the start of an urgent repair that is safe to leave overnight',
  },
  priorityAssessment: { time: '24-48 hours', answers: 'a booked assessment with priority' },
} as const satisfies Record<string, ResponseClaim>;

/** The claims as plain words for sentences; tiles and counters take `figures`. */
export const claims = {
  sinceYear: business.established,
  yearsInBusiness: say(figures.yearsInBusiness),
  tradespeopleYears: say(figures.tradespeopleYears),
  majorProjects: say(figures.majorProjects),
  homesAndLots: say(figures.homesAndLots),
  jobsOfEverySize: say(figures.jobsOfEverySize),
  heritageProjects: say(figures.heritageProjects),
  masonryProjects: say(figures.masonryProjects),
  buildingsRestored: say(figures.buildingsRestored),
  strataProjects: say(figures.strataProjects),
  cbdProjects: say(figures.cbdProjects),
  cbdYears: say(figures.cbdYears),
  councilApproved: say(figures.councilApproved),
  recommend: say(figures.recommend),
  satisfaction: say(figures.satisfaction),
  rating: `${business.rating.value}/${business.rating.best}`,
  reviewCount: business.rating.count,
  firstMasonryDiscount: '10%',
  freeVisitRadius: '25km',
  freeAssessment: 'free assessment',
  licensed: 'licensed and insured',
  responses: {
    enquiry: responseClaims.enquiry.time,
    contactSection: responseClaims.contactSection.time,
    firstCall: responseClaims.firstCall.time,
    quote: responseClaims.quote.time,
    quotationAfterVisit: responseClaims.quotationAfterVisit.time,
    quotationLatest: responseClaims.quotationLatest.time,
    emergency: responseClaims.emergency.time,
    cbdEmergency: responseClaims.cbdEmergency.time,
    criticalMasonry: responseClaims.criticalMasonry.time,
    urgentRepair: responseClaims.urgentRepair.time,
    priorityAssessment: responseClaims.priorityAssessment.time,
  },
} as const;
