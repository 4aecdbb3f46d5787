import type { ServiceOptions } from '../../forms/types.ts';

/** What the forms offer of it; `order` is the place in the form's list. */
export const options = {
  closest: 'structural',
  contact: { order: 4, value: 'foundation', label: 'Foundation repairs' },
  catalogue: {
    order: 7,
    value: 'foundation-repairs',
    label: 'Foundation repairs',
    description: 'Underpinning and drainage where the ground has moved',
    popular: false,
  },
  quote: { order: 2, value: 'foundation-repairs', label: 'Foundation Repairs' },
} as const satisfies ServiceOptions;
