import type { PageSearch } from '../types.ts';

/** How /sitemap is found. */
export const search = { keywords: '', text: [] } as const satisfies PageSearch;
