import {
  createElement,
  memo,
  Suspense,
  use,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { TimeLimitError, withTimeLimit } from '#lib/time-limit.ts';
import { PageArrival } from '../layout/PageArrival.tsx';
import { partIsMissing } from '../worker/missing-parts.ts';
import { loadRoute } from './load.ts';
import type { RouteEntry } from './types.ts';

const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();
const looks = new Map<string, Promise<void>>();

/**
 * How long a failure is cached before the code may be requested again, in milliseconds: React
 * retries immediately.
 */
const FAILURE_STANDS_MS = 2_000;

/** How long a page's code may take to load before it counts as missing, in milliseconds. */
const PAGE_LIMIT_MS = 15_000;

/**
 * How long the previous page stays visible while the next one's code is loading, in milliseconds.
 */
const SLOW_MS = 500;

/**
 * Loads a page's code once; later calls share the promise. After a failure it can be loaded again.
 */
export function loadPage(route: RouteEntry): Promise<ComponentType> {
  const { path } = route;
  const before = loading.get(path);
  if (before) return before;
  const page = withTimeLimit(loadRoute(route), PAGE_LIMIT_MS);
  loading.set(path, page);
  page.then(
    (component) => loaded.set(path, component),
    (error: unknown) => {
      if (error instanceof TimeLimitError) partIsMissing(error);
      setTimeout(() => loading.delete(path), FAILURE_STANDS_MS);
    },
  );
  return page;
}

/** Resolves when a page has loaded, or takes so long that something else must be shown. */
function thereOrSlow(route: RouteEntry): Promise<void> {
  const before = looks.get(route.path);
  if (before) return before;
  const look = Promise.race([
    loadPage(route).then(() => undefined),
    new Promise<void>((resolve) => setTimeout(resolve, SLOW_MS)),
  ]).finally(() => setTimeout(() => looks.delete(route.path), FAILURE_STANDS_MS));
  looks.set(route.path, look);
  return look;
}

/**
 * A route's page. While its code is loading a transition keeps the previous page; if that takes
 * long, the `fallback` is shown, if there is one.
 */
export const LazyPage = memo(function LazyPage({
  route,
  fallback,
}: {
  route: RouteEntry;
  fallback: ReactNode;
}) {
  const isThere = loaded.has(route.path);
  const [wasThere] = useState(isThere);
  if (wasThere) return <Page route={route} />;
  if (!isThere && fallback !== null) use(thereOrSlow(route));
  if (!isThere && fallback === null) use(loadPage(route));
  return (
    <Suspense fallback={fallback}>
      <Page route={route} />
    </Suspense>
  );
});

function Page({ route }: { route: RouteEntry }) {
  return (
    <>
      {createElement(loaded.get(route.path) ?? use(loadPage(route)))}
      <PageArrival title={route.title} />
    </>
  );
}
