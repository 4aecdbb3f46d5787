import { review } from '../../review.ts';
import type { PageSearch } from '../types.ts';

/** How /review is found. */
export const search = {
  title: review.h1,
  keywords: 'feedback rating stars testimonial complaint google',
  text: [review],
} as const satisfies PageSearch;
