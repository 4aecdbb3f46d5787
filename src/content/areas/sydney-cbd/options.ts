import type { AreaOptions } from '../../forms/types.ts';

/** Its regions as the home page and the forms name them; `order` is the place in each list. */
export const options = {
  locations: [{ order: 1, value: 'sydney-cbd', label: 'Sydney CBD' }],
  regions: [{ order: 1, label: 'Sydney CBD' }],
  suburbs: [],
} as const satisfies AreaOptions;
