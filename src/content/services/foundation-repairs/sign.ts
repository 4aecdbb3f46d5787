import type { ServiceSign } from '../types.ts';

/** What an owner sees who needs this service: leads here from the overview. */
export const sign = {
  order: 2,
  title: 'A crack in steps, wider at the top',
  text: 'One end of the wall is going down. Read about footings.',
} as const satisfies ServiceSign;
