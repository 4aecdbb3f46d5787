import type { ServiceSign } from '../types.ts';

/** What an owner sees who needs this service: leads here from the overview. */
export const sign = {
  order: 4,
  title: 'A brown line under the balcony',
  text: 'Rust has reached the concrete’s face. Read about concrete cancer.',
} as const satisfies ServiceSign;
