import type { ServiceSign } from '../types.ts';

/** What an owner sees who needs this service: leads here from the overview. */
export const sign = {
  order: 5,
  title: 'White streaks under the balcony',
  text: 'Water is going through the slab. Read about membranes.',
} as const satisfies ServiceSign;
