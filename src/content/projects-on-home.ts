import type { Picture } from './pictures/types.ts';
import { pairOnHome as listed } from './projects/list/on-home.ts';

/** The job that the home page shows before and after; null where there is none. */
export const pairOnHome: { readonly before: Picture; readonly after: Picture } | null = listed;
