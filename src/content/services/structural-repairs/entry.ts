import { titled } from '../../titled.ts';
import type { ServiceEntry } from '../entry.ts';

/** What menus, lists and search engines say of /services/structural-repairs. */
export const entry = {
  id: 'structural-repairs',
  slug: 'structural-repairs',
  order: 3,
  category: 'structural',
  label: 'Structural Repairs',
  description: 'Lintels, cracked walls and openings made to carry load again',
  seo: {
    title: titled('Structural Repairs Sydney'),
    description:
      'Rusted lintels, bowed walls and new openings, propped and repaired to an engineer’s design. How to read a crack before you pay anybody to fill it.',
  },
  job: 'newtown-shopfront-lintels',
} as const satisfies ServiceEntry;
