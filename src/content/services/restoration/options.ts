import type { ServiceOptions } from '../../forms/types.ts';

/** What the forms offer of it; `order` is the place in the form's list. */
export const options = {
  closest: 'heritage',
  contact: { order: 2, value: 'restoration', label: 'Stone and building restoration' },
  catalogue: {
    order: 10,
    value: 'stone-restoration',
    label: 'Stone restoration',
    description: 'Sandstone indented, pinned, dressed and cleaned',
    popular: false,
  },
  quote: { order: 7, value: 'stone-protection', label: 'Stone Protection' },
} as const satisfies ServiceOptions;
