import type { ServiceSign } from '../types.ts';

/** What an owner sees who needs this service: leads here from the overview. */
export const sign = {
  order: 8,
  title: 'A letter from the council about your front',
  text: 'You may own more heritage than you knew. Read about consents.',
} as const satisfies ServiceSign;
