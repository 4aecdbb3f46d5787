import { areaEntries, areaHref } from '#content/areas/index.ts';
import type { AreaEntry } from '#content/areas/types.ts';
import { pageEntries, pageHref } from '#content/pages/index.ts';
import { projectHeads, projectHref } from '#content/projects/heads.ts';
import { publishedContent } from '#content/published.ts';
import { projectSeo, siteSeo } from '#content/seo.ts';
import { serviceEntries, serviceHref } from '#content/services/index.ts';
import type { RouteEntry } from './types.ts';

/** Sitemap priority of a page whose entry sets none. */
const USUAL_PRIORITY = 0.7;

/** Routes of the pages in src/content/pages. */
const pageRoutes: readonly RouteEntry[] = pageEntries.map(
  ({ slug, seo, priority = USUAL_PRIORITY, parts = [], noindex = false, live = false }) => ({
    path: pageHref(slug),
    source: { kind: 'page', slug },
    ...seo,
    priority,
    share: 'default',
    parts,
    noindex,
    live,
  }),
);

/** Priorities in the sitemap: pages that people search for rank above overview pages. */
const PRIORITY = { service: 0.9, area: 0.8, project: 0.6, none: 0 } as const;

/** Pages that list services and end with a contact form. */
const PARTS = ['services', 'contact'] as const;

/** The sharing card of a page that has none of its own. */
const ANY_CARD = 'default';

const serviceRoutes = serviceEntries.map(({ slug, seo, added }): RouteEntry => ({
  path: serviceHref(slug),
  source: { kind: 'service', slug },
  ...seo,
  priority: PRIORITY.service,
  share: publishedContent?.service[slug]?.picture ?? (added ? ANY_CARD : slug),
  parts: PARTS,
}));

const areaRoute = ({ id, seo, added }: AreaEntry, more: Partial<RouteEntry> = {}): RouteEntry => ({
  path: areaHref(id),
  source: { kind: 'area', id },
  ...seo,
  priority: PRIORITY.area,
  share: publishedContent?.area[id]?.picture ?? (added ? ANY_CARD : id),
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

/**
 * Routes of finished jobs: with what is published there may be a thousand of them. No menu leads to them,
 * and the worker is not installed with their pages.
 */
export const projectRoutes: readonly RouteEntry[] = projectHeads.map(({ id, title, location }) => ({
  path: projectHref(id),
  source: { kind: 'project', id },
  ...projectSeo(title, location),
  priority: PRIORITY.project,
  share: 'default',
}));

/** Routes of services and areas. */
export const catalogueRoutes: readonly RouteEntry[] = [
  ...serviceRoutes,
  ...areaRoutes,
  ...aliasRoutes,
];

const screen = (path: `/admin${string}` & keyof typeof siteSeo, name: string): RouteEntry => ({
  path,
  source: { kind: 'component', name: `admin/${name}` },
  ...siteSeo[path],
  noindex: true,
  live: true,
  priority: 0,
  share: 'default',
});

/** The admin screens: not indexed and in no sitemap. */
const adminRoutes: readonly RouteEntry[] = [
  screen('/admin', 'DashboardPage'),
  screen('/admin/leads', 'LeadsPage'),
  screen('/admin/website', 'WebsitePage'),
  screen('/admin/notices', 'NoticesPage'),
  screen('/admin/emails', 'EmailsPage'),
  screen('/admin/webhooks', 'WebhooksPage'),
  screen('/admin/analytics', 'AnalyticsPage'),
  screen('/admin/errors', 'ErrorsPage'),
  screen('/admin/personal-data', 'PersonalDataPage'),
  screen('/admin/audit', 'AuditPage'),
  screen('/admin/import', 'ImportPage'),
  screen('/admin/users', 'PeoplePage'),
  screen('/admin/account', 'AccountPage'),
  screen('/admin/join', 'JoinPage'),
];

/** Path at which the not-found page is prerendered; no link leads to it. */
export const NOT_FOUND_PATH = '/404';

/** Every route of the site but those of finished jobs. */
export const routes: readonly RouteEntry[] = [...pageRoutes, ...catalogueRoutes, ...adminRoutes];

/** The page that the worker serves for admin screens that are not available offline. */
export const NOT_KEPT_PATH = '/offline';

export const notKeptRoute: RouteEntry = {
  path: NOT_KEPT_PATH,
  source: { kind: 'component', name: 'NotKeptPage' },
  ...siteSeo[NOT_KEPT_PATH],
  noindex: true,
  priority: 0,
  share: 'default',
};

/** The route of any other path. */
export const notFoundRoute: RouteEntry = {
  path: NOT_FOUND_PATH,
  source: { kind: 'component', name: 'NotFoundPage' },
  ...siteSeo[NOT_FOUND_PATH],
  noindex: true,
  priority: 0,
  share: 'default',
};
