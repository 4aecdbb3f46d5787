import { storedKeys } from '#lib/browser-page.ts';
import { WEBHOOK_STORAGE_KEY } from '#outbox/destination.ts';
import type * as Checks from './checks.ts';
import { DRAFT_PREFIX, PERSON_KEY } from './storage-keys.ts';

let loaded: typeof Checks | null = null;

/** What checks answers and what is kept of them. */
export async function loadChecks(): Promise<typeof Checks> {
  loaded ??= await import('./checks.ts');
  return loaded;
}

/** The same where it has been loaded. */
export const checksHere = (): typeof Checks | null => loaded;

/** Whether forms that are shown now have something to read that an earlier visit left. */
export function haveKeptAnswers(): boolean {
  return storedKeys().some(
    (key) => key.startsWith(DRAFT_PREFIX) || key === PERSON_KEY || key === WEBHOOK_STORAGE_KEY,
  );
}
