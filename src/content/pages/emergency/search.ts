import { emergency } from '../../emergency.ts';
import type { PageSearch } from '../types.ts';

/** How /emergency is found. */
export const search = {
  title: emergency.title,
  keywords: 'urgent tonight now 24/7 collapsed fell storm dangerous make safe after hours',
  text: [emergency],
} as const satisfies PageSearch;
