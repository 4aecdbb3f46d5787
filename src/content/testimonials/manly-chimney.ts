import type { Testimonial } from './types.ts';

export const testimonial = {
  id: 'manly-chimney',
  order: 6,
  name: 'Tomasz B.',
  location: 'Manly',
  date: '2024-08',
  rating: 5,
  title: 'Kept every brick that could be kept',
  content:
    'Salt had eaten the top metre of both chimneys. They numbered the good bricks, found forty more at a demolition yard that I cannot tell from ours, and put in a stainless flue cowl I did not know I needed.',
  project: 'Two chimneys rebuilt',
  avatar: 'TB',
} as const satisfies Testimonial;
