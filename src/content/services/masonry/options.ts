import type { ServiceOptions } from '../../forms/types.ts';

/** What the forms offer of it; `order` is the place in the form's list. */
export const options = {
  popup: { order: 2, value: 'masonry', label: 'Masonry and brickwork' },
  contact: { order: 1, value: 'masonry', label: 'Masonry and brickwork' },
  catalogue: {
    order: 2,
    value: 'masonry',
    label: 'Masonry and brickwork',
    description: 'Brick and stone walls built, rebuilt and made sound',
    popular: true,
  },
  quote: { order: 1, value: 'masonry-brickwork', label: 'Masonry & Brickwork' },
} as const satisfies ServiceOptions;
