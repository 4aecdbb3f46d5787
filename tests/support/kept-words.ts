import type { Page } from '@playwright/test';

/** Everything that the browser has stored for the page's site, as text: IndexedDB, Cache Storage, localStorage. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const texts = [JSON.stringify({ ...localStorage })];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const db = await answered(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const rows = await answered(db.transaction(store).objectStore(store).getAll());
        // Bytes as text: what was compressed or is a picture holds no words anyway.
        const text = (_key: string, value: unknown) =>
          value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value;
        texts.push(JSON.stringify(rows, text));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(request.url, (await response?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
}
