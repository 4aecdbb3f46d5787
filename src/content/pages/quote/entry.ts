import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /quote. */
export const entry = {
  slug: 'quote',
  order: 70,
  label: 'Request a quote',
  footer: 'company',
  sitemap: 'start',
  seo: {
    title: titled('Request a Quote'),
    description:
      'Describe the wall, the trouble and your timing, and hear a budget figure within a working day. The written quotation follows a free visit and includes GST.',
  },
} as const satisfies PageEntry;
