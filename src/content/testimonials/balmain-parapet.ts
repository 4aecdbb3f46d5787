import type { Testimonial } from './types.ts';

export const testimonial = {
  id: 'balmain-parapet',
  order: 3,
  name: 'Susan and Greg T.',
  location: 'Balmain',
  date: '2025-10',
  rating: 5,
  title: 'Council papers included',
  content:
    'Our parapet leaned towards the footpath and the house is in a conservation area. They made it safe the same evening, wrote the heritage statement with our architect, and cast new urns from the one that survived.',
  project: 'Parapet rebuilt',
  avatar: 'ST',
} as const satisfies Testimonial;
