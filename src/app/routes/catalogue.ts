import { areaEntries, areaHref } from '#content/areas/index.ts';
import { serviceEntries, serviceHref } from '#content/services/index.ts';
import type { RouteEntry } from './types.ts';

/** Priorities in the sitemap: pages that people search for rank above overview pages. */
const PRIORITY = { service: 0.9, area: 0.8, none: 0 } as const;

/** Pages that list services and end with a contact form. */
const PARTS = ['services', 'contact'] as const;

const serviceRoutes = serviceEntries.map(({ slug, seo }): RouteEntry => ({
  path: serviceHref(slug),
  source: { kind: 'service', slug },
  ...seo,
  priority: PRIORITY.service,
  pictures: [`service-${slug}`],
  share: slug,
  parts: PARTS,
}));

type AreaHead = (typeof areaEntries)[number];

const areaRoute = ({ id, seo }: AreaHead, more: Partial<RouteEntry> = {}): RouteEntry => ({
  path: areaHref(id),
  source: { kind: 'area', id },
  ...seo,
  priority: PRIORITY.area,
  pictures: [`area-${id}`],
  share: id,
  parts: PARTS,
  ...more,
});

const areaRoutes = areaEntries.map((entry) => areaRoute(entry));

/** Second paths of area pages: the same page, with the first path as canonical. */
const aliasRoutes = areaEntries.flatMap((entry) =>
  (entry.alsoAt ?? []).map((alias) =>
    areaRoute(entry, {
      path: `/areas/${alias}`,
      canonical: areaHref(entry.id),
      priority: PRIORITY.none,
    }),
  ),
);

/** Routes of services and areas. */
export const catalogueRoutes: readonly RouteEntry[] = [
  ...serviceRoutes,
  ...areaRoutes,
  ...aliasRoutes,
];
