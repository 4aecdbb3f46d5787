import { mayHaveWaiting } from '#outbox/core/page-memory.ts';

/** Query parameters that change nothing on a page. */
const WITHOUT_MEANING = ['', '?source=home-screen'];

/**
 * Whether a page must start at once because its HTML is not complete: it shows data of this browser
 * (`live`), its URL has parameters, requests wait, or there is no network.
 */
export function hasSomethingToSay(live: boolean): boolean {
  return (
    live || !WITHOUT_MEANING.includes(location.search) || mayHaveWaiting() || !navigator.onLine
  );
}
