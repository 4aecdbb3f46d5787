import { cacheStorage, localTexts, tryTo } from '#lib/browser.ts';
import { createStore, type Store } from '#lib/create-store.ts';

// What every page knows of requests that the browser has erased; looking for them is in page/lost.ts.

/** Where marks of waiting requests are kept outside of the database: a key and a cache (marks.ts). */
export const MARKS = 'lead-marks';

/** Whether a request may be marked here: one that waits, or one that the browser has erased. */
export async function mayHaveMarks(): Promise<boolean> {
  if (tryTo(() => localTexts()?.getItem(MARKS), null)) return true;
  try {
    return (await cacheStorage()?.has(MARKS)) ?? false;
  } catch {
    return false;
  }
}

/** A waiting request that the browser has erased; `receipt` if it has arrived anyway. */
export type Lost = { readonly id: string; readonly day: string; readonly receipt: string | null };

/** Requests erased here, until the visitor has read of them. */
export const lostStore: Store<readonly Lost[]> = createStore<readonly Lost[]>([]);
