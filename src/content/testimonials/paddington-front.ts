import { business } from '../business.ts';
import type { Testimonial } from './types.ts';

export const testimonial = {
  id: 'paddington-front',
  order: 1,
  name: 'Helen M.',
  location: 'Paddington',
  date: '2026-05',
  rating: 5,
  title: 'Talked us out of a rebuild',
  content: `Two builders wanted to pull the front wall down. ${business.people.masonryLead.firstName} found the box gutter emptying into it, fixed that first, then repointed in lime over nine days. The wall dried out by spring and the musty smell went with it.`,
  project: 'Terrace front repointed',
  avatar: 'HM',
} as const satisfies Testimonial;
