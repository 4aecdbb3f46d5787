import { absoluteUrl, siteConfig } from '#content/site-config.ts';
import { useHeadOf } from '../head/use-head-of.ts';
import { NOT_FOUND_PATH, NOT_KEPT_PATH } from '../routes/table.ts';
import type { RouteEntry } from '../routes/types.ts';

/** Files that serve other paths have no canonical address. */
const STANDS_FOR_OTHERS = [NOT_FOUND_PATH, NOT_KEPT_PATH];

/**
 * Title, canonical address and robots rule of a route; React puts them in the head. The other tags
 * of the page's HTML file follow once the page is shown.
 */
export function RouteHead({ route }: { route: RouteEntry }) {
  useHeadOf(route);
  return (
    <>
      <title>{route.title}</title>
      <meta name="robots" content={route.noindex ? 'noindex, follow' : 'index, follow'} />
      {STANDS_FOR_OTHERS.includes(route.path) || siteConfig.origin === '' ? null : (
        <link rel="canonical" href={absoluteUrl(route.canonical ?? route.path)} />
      )}
    </>
  );
}
