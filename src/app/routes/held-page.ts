import { loadWhenTouched } from '#components/first-interaction.ts';
import { holdPresses, releasePresses } from './held-press.ts';
import { setPage } from './lazy-page.tsx';
import { normalisePath } from './match.ts';
import type { RouteEntry } from './types.ts';

/** Queries that change nothing on the page. */
const WITHOUT_MEANING = new Set(['', '?source=home-screen']);

/** Whether a page whose HTML is in the document may wait for its script. */
export function mayBeHeld(route: RouteEntry, search: string): boolean {
  return !route.live && WITHOUT_MEANING.has(search);
}

/**
 * Leaves the page as the HTML that it is until the visitor first touches it; only then is its code
 * fetched and hydrated. What was pressed meanwhile is pressed again as soon as it is alive.
 */
export function holdPage(route: RouteEntry): void {
  holdPresses();
  setPage(
    route,
    loadWhenTouched(
      () => route.load(),
      (error) => {
        releasePresses();
        // The visitor is on the way to another page: this one must not stand in its way.
        if (normalisePath(location.pathname) !== route.path) throw error;
      },
    ),
  );
}
