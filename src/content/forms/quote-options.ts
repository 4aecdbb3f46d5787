import type { Option } from './types.ts';

/** Kinds of work on the quote page. */
export const quoteServices = [
  { value: 'masonry-brickwork', label: 'Masonry & Brickwork' },
  { value: 'foundation-repairs', label: 'Foundation Repairs' },
  { value: 'structural-repairs', label: 'Structural Repairs' },
  { value: 'heritage-restoration', label: 'Heritage Restoration' },
  { value: 'building-restoration', label: 'Building Restoration' },
  { value: 'concrete-repairs', label: 'Concrete Repairs' },
  { value: 'stone-protection', label: 'Stone Protection' },
  { value: 'remedial-building', label: 'Remedial Building' },
  { value: 'building-inspections', label: 'Building Inspections' },
] as const satisfies readonly Option[];

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
