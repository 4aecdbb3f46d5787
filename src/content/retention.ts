import { legalTerms } from './legal-terms.ts';

const YEAR = 12;

/** How long leads are kept, in months, by their outcome: the privacy policy and the first setting. */
export const retentionMonths = {
  unanswered: 2 * YEAR,
  lost: 2 * YEAR,
  won: legalTerms.recordYears * YEAR,
} as const;
