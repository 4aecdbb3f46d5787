import { useEffect, useRef } from 'react';
import { whenIdle } from '#components/when-idle.ts';
import type { RouteEntry } from '../routes/types.ts';
import { takeAway } from './written.ts';

/**
 * After a link was followed, has the page say of itself what its HTML file would: nothing of the page
 * before stays, and the new words come once the browser is idle, with code that only then is fetched.
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
    // Nothing said is better than what was true of another page; the next one tries again.
    say().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [route]);
}
