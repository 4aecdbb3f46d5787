import type { AreaOptions } from '../../forms/types.ts';

/** Its regions as the home page and the forms name them; `order` is the place in each list. */
export const options = {
  locations: [{ order: 5, value: 'northern-beaches', label: 'Northern Beaches' }],
  regions: [{ order: 5, label: 'Northern Beaches' }],
  suburbs: [{ order: 3, label: 'Manly' }],
} as const satisfies AreaOptions;
