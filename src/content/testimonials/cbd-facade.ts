import type { Testimonial } from './types.ts';

export const testimonial = {
  id: 'cbd-facade',
  order: 5,
  name: 'Alison W.',
  location: 'Sydney CBD',
  date: '2024-11',
  rating: 5,
  title: 'Night work without one complaint',
  content:
    'A piece of cornice came off over our George Street awning at 7 in the morning. Someone was on the footpath in about half an hour with barriers. The repairs were done from rope at night and not one tenant rang me.',
  project: 'Sandstone cornice made safe and repaired',
  avatar: 'AW',
} as const satisfies Testimonial;
