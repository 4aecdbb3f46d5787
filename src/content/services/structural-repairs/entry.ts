import { business } from '../../business.ts';
import { titled } from '../../seo.ts';
import type { ServiceEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /services/structural-repairs. */
export const entry = {
  id: 'structural-repairs',
  slug: 'structural-repairs',
  order: 3,
  category: 'structural',
  label: 'Structural Repairs',
  description: 'Lintels, cracked walls and openings made to carry load again',
  seo: {
    title: titled(`Structural Repairs ${business.city}`),
    description:
      'Rusted lintels, bowed walls and new openings, propped and repaired to an engineer’s design. How to read a crack before you pay anybody to fill it.',
  },
  job: 'newtown-shopfront-lintels',
  options: {
    popup: { order: 4, value: 'structural', label: 'Structural repairs' },
    contact: { order: 3, value: 'structural', label: 'Structural repairs' },
    catalogue: {
      order: 4,
      value: 'structural',
      label: 'Structural repairs',
      description: 'Cracked walls, rusted lintels, failed ties',
      popular: false,
    },
    quote: { order: 3, value: 'structural-repairs', label: 'Structural Repairs' },
  },
  sign: {
    order: 3,
    title: 'A level crack above a window',
    text: 'A steel lintel is rusting in the wall. Read about lintels.',
  },
  home: {
    order: 3,
    description:
      'Cracks are measured before they are filled. With an engineer’s drawing in hand we prop, cut out and replace what carries the load, and check it against the level we took on day one.',
    features: [
      'Rusted lintels and arch bars replaced',
      'Stainless helical bars across cracks',
      'Wall ties renewed to AS/NZS 2699',
      'Needling and propping for new openings',
      'Bowed walls pinned and restrained',
      'Engineer’s certificate at the end',
    ],
    option: 'structural',
  },
} as const satisfies ServiceEntry;
