import { createElement, use, type ComponentType } from 'react';
import type { RouteEntry } from './types.ts';

/** A promise that says of itself what React looks for: once settled, `use` reads it at once. */
type Settling = Promise<ComponentType> & { status?: 'fulfilled'; value?: ComponentType };

const pages = new Map<string, Settling>();

/** Loads a page's code once; later calls share the first one. A failure may be tried again. */
export function loadPage(route: RouteEntry): Promise<ComponentType> {
  const known = pages.get(route.path);
  if (known) return known;
  const page: Settling = route.load();
  page.then(
    (value) => Object.assign(page, { status: 'fulfilled', value }),
    () => pages.delete(route.path),
  );
  pages.set(route.path, page);
  return page;
}

/** A route's page. Suspends until its code is there; at once when it has been loaded before. */
export function LazyPage({ route }: { route: RouteEntry }) {
  return createElement(use(loadPage(route)));
}
