import { titled } from '../../titled.ts';
import type { PageEntry } from '../entry.ts';

/** What menus, lists and search engines say of /terms-of-service. */
export const entry = {
  slug: 'terms-of-service',
  order: 130,
  label: 'Terms of service',
  footer: 'legal',
  sitemap: 'legal',
  priority: 0.3,
  parts: ['services', 'contact'],
  seo: {
    title: titled('Terms of Service'),
    description:
      'Quotations, variations, payment, warranties and complaints: the terms of our building work under the Australian Consumer Law and NSW home building law.',
  },
} as const satisfies PageEntry;
