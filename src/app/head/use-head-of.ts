import { useEffect, useRef } from 'react';
import { whenIdle } from '#components/when-idle.ts';
import type { RouteEntry } from '../routes/types.ts';
import { takeAway } from './written.ts';

/**
 * After client-side navigation, updates the head to what the page's HTML file has: tags of the
 * previous page are removed at once, new ones are added when the browser is idle, with code that is
 * fetched only then.
 */
export function useHeadOf(route: RouteEntry): void {
  const said = useRef(route);
  useEffect(() => {
    if (said.current === route) return undefined;
    said.current = route;
    takeAway();
    let isShown = true;
    const say = async () => {
      await whenIdle();
      const { write } = await import('./write.ts');
      if (isShown) write(route);
    };
    // No tags are better than those of another page; the next navigation tries again.
    say().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [route]);
}
