import { business } from '../../business.ts';
import { titled } from '../../seo.ts';
import type { ServiceEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /services/building-restoration. */
export const entry = {
  id: 'building-restoration',
  slug: 'building-restoration',
  order: 5,
  category: 'restoration',
  label: 'Building Restoration',
  description: 'Whole façades brought back: render, brick, joinery and damp',
  seo: {
    title: titled(`Building Restoration ${business.city}`),
    description:
      'Façades of houses, shops and flats restored in one programme: paint stripped, render renewed, damp stopped, cornices recast and joinery eased.',
  },
  job: 'balmain-parapet',
  options: {
    closest: 'heritage',
    catalogue: {
      order: 5,
      value: 'building-restoration',
      label: 'Building restoration',
      description: 'Whole façades brought back: cleaning, repairs, render, paint',
      popular: false,
    },
    quote: { order: 5, value: 'building-restoration', label: 'Building Restoration' },
  },
  sign: {
    order: 7,
    title: 'Blisters above the skirting',
    text: 'Damp is rising behind the paint. Read about façades and damp.',
  },
  home: {
    order: 2,
    description:
      'A façade is one system: gutter, cornice, render, joints and paint. We start where the water gets in, work down from the top, and leave a surface that can dry out again.',
    features: [
      'Cleaning by low-pressure water, poultice or laser',
      'Lime render and run mouldings',
      'Stone indents and plastic repair',
      'Breathable mineral paints',
      'Rising damp traced and treated',
      'Lead and copper weatherings',
    ],
    option: 'heritage',
  },
} as const satisfies ServiceEntry;
