import type { ServiceSign } from '../types.ts';

/** What an owner sees who needs this service: leads here from the overview. */
export const sign = {
  order: 6,
  title: 'Stone that comes away like pages',
  text: 'Salt, or a stone laid on edge. Read about sandstone.',
} as const satisfies ServiceSign;
