import { createElement, type ComponentType } from 'react';
import { areaEntries, areaHref } from '#content/areas/index.ts';
import { catalogueSeo, type CataloguePath } from '#content/catalogue-seo.ts';
import { siteSeo } from '#content/seo.ts';
import { serviceEntries, serviceHref } from '#content/services/index.ts';
import { loadArea, loadService } from './catalogue-loaders.ts';
import type { RouteEntry } from './types.ts';

/** Priorities in the sitemap: what people search for stands above what leads there. */
const PRIORITY = { service: 0.9, overview: 0.8, legal: 0.3, none: 0 } as const;

/** Loads a template and what feeds it side by side, and joins them to a page without props. */
async function joined<Props extends object>(
  template: Promise<{ readonly default: ComponentType<Props> }>,
  feed: Promise<Props>,
): Promise<ComponentType> {
  const [{ default: Template }, fed] = await Promise.all([template, feed]);
  return () => createElement(Template, fed);
}

const serviceRoutes = serviceEntries.map(({ slug, seo }): RouteEntry => ({
  path: serviceHref(slug),
  load: () => joined(import('#pages/ServicePage.tsx'), loadService(slug)),
  ...seo,
  priority: PRIORITY.service,
  pictures: [`service-${slug}`],
  share: slug,
}));

type AreaHead = (typeof areaEntries)[number];

const areaRoute = ({ id, seo }: AreaHead, more: Partial<RouteEntry> = {}): RouteEntry => ({
  path: areaHref(id),
  load: () => joined(import('#pages/AreaPage.tsx'), loadArea(id)),
  ...seo,
  priority: PRIORITY.overview,
  pictures: [`area-${id}`],
  share: id,
  ...more,
});

const areaRoutes = areaEntries.map((entry) => areaRoute(entry));

/** Second paths of area pages: the same page, whose canonical is the first path. */
const aliasRoutes = areaEntries.flatMap((entry) =>
  (entry.alsoAt ?? []).map((alias) =>
    areaRoute(entry, {
      path: `/areas/${alias}`,
      canonical: areaHref(entry.id),
      priority: PRIORITY.none,
    }),
  ),
);

const overview = (
  path: CataloguePath,
  load: RouteEntry['load'],
  more: Partial<RouteEntry> = {},
): RouteEntry => ({
  path,
  load,
  ...catalogueSeo[path],
  priority: PRIORITY.overview,
  pictures: [],
  share: 'default',
  ...more,
});

const legal = (
  path: 'privacy-policy' | 'terms-of-service' | 'sitemap',
  load: RouteEntry['load'],
): RouteEntry => ({
  path: `/${path}`,
  load,
  ...siteSeo[`/${path}`],
  priority: PRIORITY.legal,
  pictures: [],
  share: 'default',
});

/** Routes of services, areas, their overviews, emergency, search, legal pages and the sitemap page. */
export const catalogueRoutes: readonly RouteEntry[] = [
  overview('/services', async () => (await import('#pages/ServicesPage.tsx')).default, {
    pictures: serviceEntries.map(({ slug }) => `service-${slug}`),
  }),
  ...serviceRoutes,
  overview('/areas', async () => (await import('#pages/AreasPage.tsx')).default, {
    pictures: areaEntries.map(({ id }) => `area-${id}`),
  }),
  ...areaRoutes,
  ...aliasRoutes,
  overview('/emergency', async () => (await import('#pages/EmergencyPage.tsx')).default),
  overview('/search', async () => (await import('#pages/SearchPage.tsx')).default, {
    noindex: true,
    live: true,
    priority: PRIORITY.none,
  }),
  legal('privacy-policy', async () => (await import('#pages/PrivacyPolicyPage.tsx')).default),
  legal('terms-of-service', async () => (await import('#pages/TermsOfServicePage.tsx')).default),
  legal('sitemap', async () => (await import('#pages/SitemapPage.tsx')).default),
];
