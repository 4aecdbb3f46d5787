import { createElement, memo, use, useEffect, type ComponentType } from 'react';
import { settling } from '#components/settling.ts';
import { releasePresses } from './held-press.ts';
import type { RouteEntry } from './types.ts';

const pages = new Map<string, Promise<ComponentType>>();

/** How long a failure stands before the code may be asked for again, in milliseconds: React asks at once. */
const FAILURE_STANDS_MS = 2_000;

/** Takes the promise of a route's page as the one to wait for. A failure may be tried again later. */
export function setPage(route: RouteEntry, page: Promise<ComponentType>): void {
  page.catch(() => setTimeout(() => pages.delete(route.path), FAILURE_STANDS_MS));
  pages.set(route.path, settling(page));
}

/** Loads a page's code once; later calls share the first one. */
export function loadPage(route: RouteEntry): Promise<ComponentType> {
  const known = pages.get(route.path);
  if (known) return known;
  const page = route.load();
  setPage(route, page);
  return page;
}

/**
 * A route's page, not rendered anew when only the hash or the query changes. Suspends until its code
 * is there; at once when it has been loaded before.
 */
export const LazyPage = memo(function LazyPage({ route }: { route: RouteEntry }) {
  const page = createElement(use(loadPage(route)));
  useEffect(releasePresses, []);
  return page;
});
