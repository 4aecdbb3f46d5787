import { absoluteUrl, siteConfig } from '#content/site-config.ts';
import { NOT_FOUND_PATH } from '../routes/table.ts';
import type { RouteEntry } from '../routes/types.ts';

/**
 * Title, canonical address and robots rule of a route; React puts them in the head. The description
 * is for those who read the HTML file: the browser's code does not carry it (vite.config.ts).
 */
export function RouteHead({ route }: { route: RouteEntry }) {
  return (
    <>
      <title>{route.title}</title>
      {import.meta.env.SSR ? <meta name="description" content={route.description} /> : null}
      <meta name="robots" content={route.noindex ? 'noindex, follow' : 'index, follow'} />
      {route.path === NOT_FOUND_PATH || !siteConfig.hasAddress ? null : (
        <link rel="canonical" href={absoluteUrl(route.canonical ?? route.path)} />
      )}
    </>
  );
}
