import type { ServiceSign } from '../types.ts';

/** What an owner sees who needs this service: leads here from the overview. */
export const sign = {
  order: 7,
  title: 'Blisters above the skirting',
  text: 'Damp is rising behind the paint. Read about façades and damp.',
} as const satisfies ServiceSign;
