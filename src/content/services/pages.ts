import { addedServicePage } from '../added-pages.ts';
import { withServiceTexts } from './index.ts';
import { list } from './list/pages.ts';
import type { ServicePage } from './types.ts';

const built: Readonly<Record<string, ServicePage>> = list;

/** What a service's page says; the page itself loads its own text alone. */
export function servicePage(slug: string): ServicePage {
  const page = built[slug];
  return page ? withServiceTexts(slug, page) : addedServicePage(slug);
}
