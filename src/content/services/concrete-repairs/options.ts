import type { ServiceOptions } from '../../forms/types.ts';

/** What the forms offer of it; `order` is the place in the form's list. */
export const options = {
  popup: { order: 5, value: 'concrete', label: 'Concrete repairs' },
  catalogue: {
    order: 6,
    value: 'concrete-repairs',
    label: 'Concrete repairs',
    description: 'Spalled slabs, soffits and columns cut out, treated and rebuilt',
    popular: false,
  },
  quote: { order: 6, value: 'concrete-repairs', label: 'Concrete Repairs' },
} as const satisfies ServiceOptions;
