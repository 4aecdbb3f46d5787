import { quote } from '../../quote.ts';
import type { PageSearch } from '../types.ts';

/** How /quote is found. */
export const search = {
  keywords: 'price cost estimate how much request quotation free quote tender budget',
  text: [quote],
} as const satisfies PageSearch;
