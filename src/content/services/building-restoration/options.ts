import type { ServiceOptions } from '../../forms/types.ts';

/** What the forms offer of it; `order` is the place in the form's list. */
export const options = {
  closest: 'heritage',
  catalogue: {
    order: 5,
    value: 'building-restoration',
    label: 'Building restoration',
    description: 'Whole façades brought back: cleaning, repairs, render, paint',
    popular: false,
  },
  quote: { order: 5, value: 'building-restoration', label: 'Building Restoration' },
} as const satisfies ServiceOptions;
