import { titled } from '../../titled.ts';
import type { ServiceEntry } from '../entry.ts';

/** What menus, lists and search engines say of /services/restoration. */
export const entry = {
  id: 'stone-restoration',
  slug: 'restoration',
  order: 7,
  category: 'restoration',
  apart: true,
  label: 'Stone Restoration',
  description: 'Sandstone cleaned, indented, consolidated and carved anew',
  seo: {
    title: titled('Sandstone Restoration Sydney'),
    description:
      'Sydney sandstone cleaned, desalinated, indented and carved. Why Yellow Block decays, what must never go on it, and how new stone is let in to last.',
  },
  job: 'glebe-church-buttress',
} as const satisfies ServiceEntry;
