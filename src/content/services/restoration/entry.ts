import { business } from '../../business.ts';
import { saidInCity } from '../../place-statements.ts';
import { titled } from '../../seo.ts';
import type { ServiceEntry } from '../types.ts';

/** What menus, lists, forms and search engines say of /services/restoration. */
export const entry = {
  id: 'stone-restoration',
  slug: 'restoration',
  order: 7,
  category: 'restoration',
  apart: true,
  label: 'Stone Restoration',
  description: 'Sandstone cleaned, indented, consolidated and carved anew',
  seo: {
    title: titled(`Sandstone Restoration ${business.city}`),
    description: saidInCity(
      'Sydney sandstone cleaned, desalinated, indented and carved. Why Yellow Block decays, what must never go on it, and how new stone is let in to last.',
      'Sandstone cleaned, desalinated, indented and carved. Why old stone decays, what must never go on it, and how new stone is let in to last.',
    ),
  },
  job: 'glebe-church-buttress',
  options: {
    closest: 'heritage',
    contact: { order: 2, value: 'restoration', label: 'Stone and building restoration' },
    catalogue: {
      order: 10,
      value: 'stone-restoration',
      label: 'Stone restoration',
      description: 'Sandstone indented, pinned, dressed and cleaned',
      popular: false,
    },
    quote: { order: 7, value: 'stone-protection', label: 'Stone Protection' },
  },
  sign: {
    order: 6,
    title: 'Stone that comes away like pages',
    text: 'Salt, or a stone laid on edge. Read about sandstone.',
  },
} as const satisfies ServiceEntry;
