import type { Testimonial } from './types.ts';

export const testimonial = {
  id: 'coogee-strata',
  order: 2,
  name: 'Raj P.',
  location: 'Coogee',
  date: '2026-02',
  rating: 5,
  title: 'Clear enough for a committee to vote on',
  content:
    'Eleven balconies with concrete cancer and a committee that agrees on nothing. The report marked every spall on a photo with a rate beside it. Final cost came in 4% over the estimate, with each extra square metre measured in front of us.',
  project: 'Balcony soffits, 24-lot strata',
  avatar: 'RP',
} as const satisfies Testimonial;
