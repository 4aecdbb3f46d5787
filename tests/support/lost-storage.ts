/** Runs in the page: the browser clears its storage, as on a full phone. */
export function clearStorage(): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase('ashlar');
    deleting.addEventListener('success', () => resolve());
    deleting.addEventListener('error', () => reject(deleting.error));
  });
}

/** Runs in the page: the browser erases all that the site has stored, as WebKit does after seven days without a visit. */
export async function eraseSite(): Promise<void> {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name = '' } of await indexedDB.databases()) {
    // A worker that still runs would block the deletion of its database.
    const opening = indexedDB.open(name);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const stores = [...opening.result.objectStoreNames];
    if (stores.length > 0) {
      const clearing = opening.result.transaction(stores, 'readwrite');
      for (const store of stores) clearing.objectStore(store).clear();
      await new Promise((resolve) => clearing.addEventListener('complete', resolve));
    }
    opening.result.close();
  }
  localStorage.clear();
  sessionStorage.clear();
}

/** Runs in the page: a newer version of the site has taken the storage. */
export function makeNewer(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('ashlar', 99);
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
    opening.addEventListener('error', () => reject(opening.error));
  });
}

/** Runs in the page: the drafts in the database, as JSON. */
export function draftsOnDisk(): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('ashlar-drafts', 1);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      });
    });
  }).catch(() => '[]');
}
