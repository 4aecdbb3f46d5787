import type { ServiceOptions } from '../../forms/types.ts';

/** What the forms offer of it; `order` is the place in the form's list. */
export const options = {
  popup: { order: 4, value: 'structural', label: 'Structural repairs' },
  contact: { order: 3, value: 'structural', label: 'Structural repairs' },
  catalogue: {
    order: 4,
    value: 'structural',
    label: 'Structural repairs',
    description: 'Cracked walls, rusted lintels, failed ties',
    popular: false,
  },
  quote: { order: 3, value: 'structural-repairs', label: 'Structural Repairs' },
} as const satisfies ServiceOptions;
