import type { Option } from './types.ts';

/** Budgets in Australian dollars including GST. */
export const budgets = [
  { value: 'under-5k', label: 'Under $5,000' },
  { value: '5k-15k', label: '$5,000 to $15,000' },
  { value: '15k-30k', label: '$15,000 to $30,000' },
  { value: '30k-50k', label: '$30,000 to $50,000' },
  { value: 'over-50k', label: 'Over $50,000' },
] as const satisfies readonly Option[];

/** Additional services of the quote page. */
export const additionalServices = [
  { value: 'site-inspection', label: 'Site inspection' },
  { value: 'heritage-considerations', label: 'Heritage considerations' },
  { value: 'engineering-consultation', label: 'Engineering consultation' },
  { value: 'after-hours', label: 'After-hours work' },
  { value: 'emergency', label: 'Emergency make-safe' },
] as const satisfies readonly Option[];
