import { siteSeo } from '#content/seo.ts';
import { adminRoutes } from './admin.ts';
import { catalogueRoutes } from './catalogue.ts';
import { pageRoutes } from './pages.ts';
import type { RouteEntry } from './types.ts';

/** Path at which the not-found page is prerendered; no link leads to it. */
export const NOT_FOUND_PATH = '/404';

/** Every route of the site. */
export const routes: readonly RouteEntry[] = [...pageRoutes, ...catalogueRoutes, ...adminRoutes];

/** The page that the worker serves for admin screens that are not available offline. */
export const NOT_KEPT_PATH = '/offline';

export const notKeptRoute: RouteEntry = {
  path: NOT_KEPT_PATH,
  source: { kind: 'component', name: 'NotKeptPage' },
  ...siteSeo[NOT_KEPT_PATH],
  noindex: true,
  priority: 0,
  pictures: [],
  share: 'default',
};

/** The route of any other path. */
export const notFoundRoute: RouteEntry = {
  path: NOT_FOUND_PATH,
  source: { kind: 'component', name: 'NotFoundPage' },
  ...siteSeo[NOT_FOUND_PATH],
  noindex: true,
  priority: 0,
  pictures: [],
  share: 'default',
};
