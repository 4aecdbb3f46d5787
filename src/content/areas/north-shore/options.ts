import type { AreaOptions } from '../../forms/types.ts';

/** Its regions as the home page and the forms name them; `order` is the place in each list. */
export const options = {
  locations: [{ order: 3, value: 'north-shore', label: 'North Shore' }],
  regions: [{ order: 2, label: 'North Sydney' }],
  suburbs: [{ order: 4, label: 'Chatswood' }],
} as const satisfies AreaOptions;
