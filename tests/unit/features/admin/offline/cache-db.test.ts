import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  clearCache,
  cacheEpoch,
  keepLead,
  readCache,
  replaceCache,
} from '#features/admin/offline/cache-db.ts';

test('leads that were fetched before the cached was cleared, by any tab, are not written after it', async () => {
  const epoch = await cacheEpoch();
  await replaceCache([], { epoch });
  expect(await readCache()).not.toBeNull();
  // Another tab signs out while this one still waits for the server.
  await clearCache();
  await replaceCache([], { epoch });
  await keepLead('a', null, { epoch });
  expect(await readCache()).toBeNull();
  // Who signs in again keeps a copy again.
  await replaceCache([], { epoch: await cacheEpoch() });
  expect(await readCache()).not.toBeNull();
});
