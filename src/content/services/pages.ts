import { withServiceTexts, type ServiceSlug } from './index.ts';
import { list } from './list/pages.ts';
import type { ServicePage } from './types.ts';

/** What a service's page says; the page itself loads its own text alone. */
export function servicePage(slug: ServiceSlug): ServicePage {
  const built: ServicePage = list[slug];
  return withServiceTexts(slug, built);
}
