import { pageOfScreen, withoutFinalSlashes } from '#contract/paths.ts';
import { notFoundRoute, notKeptRoute, projectRoutes, routes } from './table.ts';
import type { RouteEntry } from './types.ts';

const byPath = new Map(
  [...routes, ...projectRoutes, notKeptRoute].map((route) => [route.path, route]),
);

/** A path as in the table of routes: no trailing slash, no `.html`. */
export function normalisePath(pathname: string): string {
  const bare = withoutFinalSlashes(pathname.replace(/\.html$/, ''));
  return bare === '' || bare === '/index' ? '/' : bare;
}

/** The route of a path; the not-found page for any other. */
export function matchRoute(pathname: string): RouteEntry {
  return byPath.get(pageOfScreen(normalisePath(pathname))) ?? notFoundRoute;
}
