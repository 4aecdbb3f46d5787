/**
 * Marks stories that `npm test` leaves to `npm run test:long`: more of the same, at other speeds
 * and on other pages.
 */
const LONG = '@long';

/** The tag of a story of a table: none for the rows that `npm test` runs. */
export function longUnless(isShort: boolean): { tag: string[] } {
  return { tag: isShort ? [] : [LONG] };
}

/** The files whose stories `npm test` runs: a lead's way, with and without signal, and what the start costs. */
const SHORT_FILES = [
  'app',
  'budgets',
  'errors',
  'first-action',
  'first-action-arriving',
  'forms-correcting',
  'forms-feedback',
  'forms-popup',
  'forms-quote',
  'heart',
  'menus',
  'narrow-and-dark',
  'notification',
  'offline',
  'admin-inbox',
  'photos',
  'requests',
];

/** The stories that `npm run test:long` runs: what is marked, and all in other files. */
export const LONG_STORIES = new RegExp(
  `${LONG}|^(?!.*[ /](?:${SHORT_FILES.join('|')})\\.spec\\.ts)`,
);
