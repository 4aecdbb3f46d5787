import { contact } from '../../contact.ts';
import type { PageSearch } from '../types.ts';

/** How /contact is found. */
export const search = {
  keywords: 'phone number call email address opening hours open saturday where',
  text: [contact],
} as const satisfies PageSearch;
