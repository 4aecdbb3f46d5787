import { assessment } from '../../assessment.ts';
import type { PageSearch } from '../types.ts';

/** How /assessment is found. */
export const search = {
  keywords:
    'inspection report building inspection pre-purchase survey engineer assessment report fee book',
  text: [assessment],
} as const satisfies PageSearch;
