import type { PageSearch } from '../types.ts';

/** How /areas is found. */
export const search = {
  title: 'All service areas',
  keywords: 'suburbs do you come to near me where do you work',
  text: [],
} as const satisfies PageSearch;
