import {
  assessmentPricing,
  PRIORITY_EXTRA,
  type AssessmentLevel,
} from './forms/assessment-options.ts';

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});

const share = new Intl.NumberFormat('en-AU', { style: 'percent' });

/** Whole Australian dollars as shown: `$350`. */
export function inDollars(amount: number): string {
  return dollars.format(amount);
}

/**
 * Fee of a booking in whole Australian dollars including GST: the level's fee,
 * plus the surcharge where the extras hold priority.
 */
export function assessmentFee(level: AssessmentLevel, extras: readonly string[]): number {
  const surcharge = extras.includes(PRIORITY_EXTRA) ? assessmentPricing.prioritySurcharge : 0;
  return Math.round(assessmentPricing[level] * (1 + surcharge));
}

/** The surcharge as shown: `+50%`. */
export const surchargeLabel = `+${share.format(assessmentPricing.prioritySurcharge)}`;
