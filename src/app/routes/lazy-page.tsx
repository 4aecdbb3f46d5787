import { createElement, use, type ComponentType } from 'react';
import type { RouteEntry } from './types.ts';

const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

/** Loads a page's code once; later calls share the first one. A failure may be tried again. */
export function loadPage(route: RouteEntry): Promise<ComponentType> {
  const pending = loading.get(route.path);
  if (pending) return pending;
  const promise = route.load().then((Page) => {
    loaded.set(route.path, Page);
    return Page;
  });
  promise.catch(() => loading.delete(route.path));
  loading.set(route.path, promise);
  return promise;
}

/** A route's page. Suspends until its code is there; at once when it has been loaded before. */
export function LazyPage({ route }: { route: RouteEntry }) {
  const Page = loaded.get(route.path) ?? use(loadPage(route));
  return createElement(Page);
}
