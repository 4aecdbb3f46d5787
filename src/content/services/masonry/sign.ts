import type { ServiceSign } from '../types.ts';

/** What an owner sees who needs this service: leads here from the overview. */
export const sign = {
  order: 1,
  title: 'Sand on the window sill, outside',
  text: 'Mortar is leaving the joints. Read about repointing.',
} as const satisfies ServiceSign;
