import type { PageSearch } from '../types.ts';

/** How /services is found. */
export const search = {
  title: 'All services',
  keywords: 'what do you do trades list',
  text: [],
} as const satisfies PageSearch;
