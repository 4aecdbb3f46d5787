import { createElement, type ComponentType } from 'react';
import { areaAliases, areas } from '#content/areas/index.ts';
import type { AreaSlug } from '#content/areas/types.ts';
import { catalogueSeo, type CataloguePath } from '#content/catalogue-seo.ts';
import { siteSeo } from '#content/seo.ts';
import { services } from '#content/services/index.ts';
import { areaLoaders, serviceLoaders } from './catalogue-loaders.ts';
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

const serviceRoutes = services.map(({ href, slug }): RouteEntry => ({
  path: href,
  load: () => joined(import('#pages/ServicePage.tsx'), serviceLoaders[slug]()),
  ...catalogueSeo[href],
  priority: PRIORITY.service,
  pictures: [`service-${slug}`],
  share: slug,
}));

const areaRoute = (id: AreaSlug, path: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  path,
  load: () => joined(import('#pages/AreaPage.tsx'), areaLoaders[id]()),
  ...catalogueSeo[`/areas/${id}`],
  priority: PRIORITY.overview,
  pictures: [`area-${id}`],
  share: id,
  ...more,
});

const areaRoutes = areas.map(({ href, id }) => areaRoute(id, href));

/** Second paths of area pages: the same page, whose canonical is the first path. */
const aliasRoutes = Object.entries(areaAliases).map(([alias, id]) =>
  areaRoute(id, `/areas/${alias}`, { canonical: `/areas/${id}`, priority: PRIORITY.none }),
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
    pictures: services.map(({ slug }) => `service-${slug}`),
  }),
  ...serviceRoutes,
  overview('/areas', async () => (await import('#pages/AreasPage.tsx')).default, {
    pictures: areas.map(({ id }) => `area-${id}`),
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
