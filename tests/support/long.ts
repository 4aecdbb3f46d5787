/**
 * Marks stories that `npm test` leaves to `npm run test:long`: more of the same, at other speeds
 * and on other pages.
 */
const LONG = '@long';

/** The tag of a story of a table: none for the rows that `npm test` runs. */
export function longUnless(isShort: boolean): { tag: string[] } {
  return { tag: isShort ? [] : [LONG] };
}

/** The stories that `npm run test:long` runs: what is marked, and whole files that take minutes. */
export const LONG_STORIES = new RegExp(
  `${LONG}|forms-messages|policy\\.spec|routes\\.spec|text-size|gallery\\.spec|owner-webhooks|network-strip`,
);
