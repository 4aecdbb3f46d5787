import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import {
  clearCopy,
  copyEpoch,
  keepLead,
  readCopy,
  replaceCopy,
} from '#features/admin/offline/copy-db.ts';

test('leads that were fetched before the copy was cleared, by any tab, are not written after it', async () => {
  const epoch = await copyEpoch();
  await replaceCopy([], { epoch });
  expect(await readCopy()).not.toBeNull();
  // Another tab signs out while this one still waits for the server.
  await clearCopy();
  await replaceCopy([], { epoch });
  await keepLead('a', null, { epoch });
  expect(await readCopy()).toBeNull();
  // Who signs in again keeps a copy again.
  await replaceCopy([], { epoch: await copyEpoch() });
  expect(await readCopy()).not.toBeNull();
});
