import type { ServiceOptions } from '../../forms/types.ts';

/** What the forms offer of it; `order` is the place in the form's list. */
export const options = {
  closest: 'assessment',
  catalogue: {
    order: 8,
    value: 'remedial-building',
    label: 'Remedial building',
    description: 'Leaks, membranes and strata defects traced to the cause',
    popular: false,
  },
  quote: { order: 8, value: 'remedial-building', label: 'Remedial Building' },
} as const satisfies ServiceOptions;
