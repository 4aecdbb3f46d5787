import type { PageSearch } from '../types.ts';

/** How /requests is found. */
export const search = {
  keywords: 'my quote sent waiting offline saved',
  text: [],
} as const satisfies PageSearch;
