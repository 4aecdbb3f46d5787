import type { ServiceOptions } from '../../forms/types.ts';

/** What the forms offer of it; `order` is the place in the form's list. */
export const options = {
  popup: { order: 3, value: 'heritage', label: 'Heritage and stone restoration' },
  catalogue: {
    order: 3,
    value: 'heritage',
    label: 'Heritage restoration',
    description: 'Listed buildings and conservation areas, in lime and matching stone',
    popular: true,
  },
  quote: { order: 4, value: 'heritage-restoration', label: 'Heritage Restoration' },
} as const satisfies ServiceOptions;
