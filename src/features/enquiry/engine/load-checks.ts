import { storedKeys } from '#lib/browser-page.ts';
import { WEBHOOK_STORAGE_KEY } from '#outbox/destination.ts';
import type * as Checks from './checks.ts';
import { DRAFT_PREFIX, PERSON_KEY } from './storage-keys.ts';

let loaded: typeof Checks | null = null;

/** The code that validates answers and stored drafts. */
export async function loadChecks(): Promise<typeof Checks> {
  loaded ??= await import('./checks.ts');
  return loaded;
}

/** The same if it has been loaded. */
export const checksHere = (): typeof Checks | null => loaded;

/** Whether forms on this page have stored data from an earlier visit to read. */
export function haveKeptAnswers(): boolean {
  return storedKeys().some(
    (key) => key.startsWith(DRAFT_PREFIX) || key === PERSON_KEY || key === WEBHOOK_STORAGE_KEY,
  );
}
