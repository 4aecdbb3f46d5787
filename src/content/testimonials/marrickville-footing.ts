import type { Testimonial } from './types.ts';

export const testimonial = {
  id: 'marrickville-footing',
  order: 4,
  name: 'Nick K.',
  location: 'Marrickville',
  date: '2025-06',
  rating: 4,
  title: 'Rain cost us a week, the result did not suffer',
  content:
    'Seven pins under the corner of a brick cottage on clay. They stopped twice for wet ground and told us each time why. Doors close again, and a year later the crack gauge has not moved.',
  project: 'Corner footing underpinned',
  avatar: 'NK',
} as const satisfies Testimonial;
