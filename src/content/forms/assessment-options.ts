import { saidBySample } from '../own-statements.ts';
import { withTexts } from '../texts/with-texts.ts';
import type { Option } from './types.ts';

/** Kinds of property. */
export const propertyTypes = [
  { value: 'house', label: 'House' },
  { value: 'apartment', label: 'Apartment' },
  { value: 'townhouse', label: 'Townhouse or terrace' },
  { value: 'commercial', label: 'Commercial building' },
  { value: 'heritage', label: 'Heritage-listed building' },
  { value: 'industrial', label: 'Industrial building' },
] as const satisfies readonly Option[];

/** Ages of a building. */
export const buildingAges = [
  { value: 'new', label: 'New, under 10 years' },
  { value: 'recent', label: 'Recent, 10 to 30 years' },
  { value: 'established', label: 'Established, 30 to 60 years' },
  { value: 'older', label: 'Older, 60 to 100 years' },
  { value: 'heritage', label: 'Over 100 years' },
  { value: 'unknown', label: 'I do not know' },
] as const satisfies readonly Option[];

/** What is to be assessed. */
export const assessmentTypes = [
  { value: 'structural', label: 'Structural', description: 'Cracks, leans, sagging lintels' },
  {
    value: 'heritage',
    label: 'Heritage',
    description: saidBySample(
      'Condition of old stone, brick and lime',
      'Condition of what is old and to be kept',
    ),
  },
  {
    value: 'building-condition',
    label: 'Building condition',
    description: 'The whole fabric, roof edge to footing',
  },
  {
    value: 'pre-purchase',
    label: 'Pre-purchase',
    description: 'Before you exchange contracts',
  },
  {
    value: 'insurance',
    label: 'Insurance',
    description: 'Cause and extent, for a claim',
  },
  {
    value: 'maintenance',
    label: 'Maintenance',
    description: 'What to budget for over ten years',
  },
] as const satisfies readonly Option[];

/** The five two-hour slots of a working day. */
export const timeSlots = [
  { value: '8-10', label: '8AM-10AM' },
  { value: '10-12', label: '10AM-12PM' },
  { value: '12-14', label: '12PM-2PM' },
  { value: '14-16', label: '2PM-4PM' },
  { value: '16-18', label: '4PM-6PM' },
] as const satisfies readonly Option[];

/** Extras of the booking form; `priority` carries the surcharge. */
export const assessmentExtras = [
  {
    value: 'thermal-imaging',
    label: 'Thermal imaging',
    description: saidBySample(
      'Finds damp and debonded render behind a dry face',
      'Finds damp and heat loss that cannot be seen',
    ),
  },
  {
    value: 'priority',
    label: 'Priority 24-48hrs',
    description: 'We come within one or two days',
  },
  {
    value: 'engineer',
    label: 'Engineer',
    description: 'A structural engineer comes with us; their fee is quoted first',
  },
  {
    value: 'heritage-specialist',
    label: saidBySample('Heritage specialist', 'Specialist'),
    description: saidBySample(
      'A conservation mason looks at stone, mortar and council papers',
      'A specialist comes with us; their fee is quoted first',
    ),
  },
  {
    value: 'additional-visits',
    label: 'Additional visits',
    description: saidBySample(
      'To read crack gauges or see the wall in rain; quoted first',
      'To see how it changes over time; quoted first',
    ),
  },
] as const satisfies readonly Option[];

/** The three levels that a fee is for. */
export const assessmentLevels = [
  {
    value: 'basic',
    label: 'Basic',
    description: 'One visit and two pages: what we saw, how urgent it is, a price range',
  },
  {
    value: 'comprehensive',
    label: 'Comprehensive report',
    description: 'Every elevation photographed and marked up, causes, method and costs in stages',
  },
  {
    value: 'heritage',
    label: saidBySample('Heritage specialist', 'Specialist'),
    description: saidBySample(
      'Stone and mortar identified, significance noted, ready to go with a council application',
      'Materials identified, significance noted, ready to go with a council application',
    ),
  },
] as const satisfies readonly Option[];

export type AssessmentLevel = (typeof assessmentLevels)[number]['value'];

/** Fees as the site was built. */
export const builtAssessmentPricing = {
  basic: 350,
  comprehensive: 650,
  heritage: 850,
  /** Added to the fee for a visit with priority, in per cent. */
  prioritySurcharge: 50,
} as const satisfies Record<AssessmentLevel, number> & { prioritySurcharge: number };

/** Fees in whole Australian dollars including GST. */
export const assessmentPricing = withTexts(
  'prices',
  'prices',
  builtAssessmentPricing,
  'assessment.',
);

/** The extra that brings the surcharge. */
export const PRIORITY_EXTRA = 'priority';

/** Whole Australian dollars as shown: `$350`. Not by Intl, whose first use takes a slow phone 150 ms. */
export function inDollars(amount: number): string {
  return `$${inGroups(String(Math.round(amount)))}`;
}

function inGroups(digits: string): string {
  return digits.length <= 3 ? digits : `${inGroups(digits.slice(0, -3))},${digits.slice(-3)}`;
}

/**
 * Fee of a booking in whole Australian dollars including GST: the level's fee,
 * plus the surcharge where the extras hold priority.
 */
export function assessmentFee(level: AssessmentLevel, extras: readonly string[]): number {
  const surcharge = extras.includes(PRIORITY_EXTRA) ? assessmentPricing.prioritySurcharge : 0;
  return Math.round(assessmentPricing[level] * (1 + surcharge / 100));
}

const { prioritySurcharge } = assessmentPricing;

/** The surcharge as shown: `+50%`. */
export const surchargeLabel =
  Number(prioritySurcharge) === 0 ? 'at no extra fee' : `+${prioritySurcharge}%`;
