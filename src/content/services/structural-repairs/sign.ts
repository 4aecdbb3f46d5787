import type { ServiceSign } from '../types.ts';

/** What an owner sees who needs this service: leads here from the overview. */
export const sign = {
  order: 3,
  title: 'A level crack above a window',
  text: 'A steel lintel is rusting in the wall. Read about lintels.',
} as const satisfies ServiceSign;
