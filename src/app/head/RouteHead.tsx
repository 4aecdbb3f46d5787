import { useEffect, useRef } from 'react';
import { whenIdle } from '#components/page-load.ts';
import { absoluteUrl, siteConfig } from '#content/site-config.ts';
import { NOT_FOUND_PATH, NOT_KEPT_PATH } from '../routes/table.ts';
import type { RouteEntry } from '../routes/types.ts';
import { takeAway } from './written.ts';

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

/**
 * After client-side navigation, updates the head to what the page's HTML file has: tags of the
 * previous page are removed at once, new ones are added when the browser is idle, with code that is
 * fetched only then.
 */
function useHeadOf(route: RouteEntry): void {
  const said = useRef(route);
  useEffect(() => {
    if (said.current === route) return undefined;
    said.current = route;
    takeAway();
    let isShown = true;
    const say = async () => {
      await whenIdle();
      const { pageFacts, write } = await import('./write.ts');
      const facts = await pageFacts();
      if (isShown) write(route, facts[route.path]);
    };
    // No tags are better than those of another page; the next navigation tries again.
    say().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [route]);
}
