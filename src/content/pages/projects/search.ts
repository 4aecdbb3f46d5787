import type { PageSearch } from '../types.ts';

/** How /projects is found. */
export const search = {
  keywords: 'before and after photos pictures gallery examples past work portfolio',
  text: [],
} as const satisfies PageSearch;
