import { mayHaveWaiting } from '#outbox/waiting-flag.ts';

/** Queries that change nothing on a page. */
const WITHOUT_MEANING = ['', '?source=home-screen'];

/**
 * Whether a page has something to say that its HTML does not hold: it shows what only the browser
 * knows (`live`), its address asks for something, requests wait, or there is no signal.
 */
export function hasSomethingToSay(live: boolean): boolean {
  return (
    live || !WITHOUT_MEANING.includes(location.search) || mayHaveWaiting() || !navigator.onLine
  );
}
