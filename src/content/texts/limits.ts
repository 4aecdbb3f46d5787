/**
 * Names of the texts that can be changed without a build, each with the characters that the layout has
 * room for; in a list of texts, it is the name of the list. Other names are no words, or are words of
 * forms, buttons and links, which are the same everywhere.
 */
export const textLimits = {
  answer: 700,
  badge: 24,
  blurb: 120,
  clause: 1100,
  clauses: 600,
  commitmentsHeading: 80,
  credentials: 120,
  credentialsHeading: 80,
  description: 320,
  details: 160,
  display: 20,
  duration: 30,
  features: 80,
  h1: 80,
  heading: 80,
  headline: 80,
  heritageLabel: 60,
  intro: 320,
  label: 80,
  lead: 320,
  listHeading: 80,
  location: 60,
  names: 40,
  note: 200,
  paragraphs: 900,
  platformsHeading: 80,
  points: 200,
  promiseHeading: 80,
  question: 120,
  quote: 320,
  story: 400,
  text: 400,
  title: 60,
  trustHeading: 80,
  value: 24,
  valuesHeading: 80,
  when: 120,
} as const;

/** Most characters that search engines show of a page's title and description. */
export const seoLimits = { title: 60, description: 160 } as const;

/** Name of a text that can be changed. */
export type TextName = keyof typeof textLimits;

/** Most characters of a price, of a number, and of a time. */
export const PRICE_MAX = 30;
export const NUMBER_MAX = 6;
export const TIME_MAX = 40;
