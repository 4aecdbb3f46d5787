import type { AreaOptions } from '../../forms/types.ts';

/** Its regions as the home page and the forms name them; `order` is the place in each list. */
export const options = {
  locations: [{ order: 4, value: 'inner-west', label: 'Inner West' }],
  regions: [{ order: 4, label: 'Inner West' }],
  suburbs: [],
} as const satisfies AreaOptions;
