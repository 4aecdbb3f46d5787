import type { Page } from '@playwright/test';

/** How many leads are cached on this phone for reading without signal. */
export const cachedLeads = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('ashlar-office');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const counting = db.objectStoreNames.contains('leads')
            ? db.transaction('leads').objectStore('leads').count()
            : null;
          db.close();
          if (counting === null) return resolve(0);
          counting.addEventListener('success', () => resolve(counting.result));
        });
      }),
  );
