import type { AreaOptions } from '../../forms/types.ts';

/** Its regions as the home page and the forms name them; `order` is the place in each list. */
export const options = {
  locations: [{ order: 2, value: 'eastern-suburbs', label: 'Eastern Suburbs' }],
  regions: [{ order: 3, label: 'Eastern Suburbs' }],
  suburbs: [{ order: 2, label: 'Bondi' }],
} as const satisfies AreaOptions;
