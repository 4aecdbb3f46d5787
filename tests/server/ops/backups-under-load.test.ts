import { expect, test } from 'vitest';
import { backUpUnderLoad } from '../../../scripts/faults/server/backups.ts';
import { isGood } from '../../../scripts/faults/server/outcome.ts';
import { freshDatabase, onPostgres } from '../support/databases.ts';
import { freshFolder } from '../support/server.ts';

test('every lead and photograph that was acknowledged before a backup under load is in it', async () => {
  const place = onPostgres ? { DATABASE_URL: await freshDatabase() } : {};
  const options = { count: 3, senders: 8, seed: 1 };
  const outcome = await backUpUnderLoad(freshFolder(), place, options);
  expect(outcome).toMatchObject({ lost: 0, repeats: 0, crashes: 0, problems: [] });
  expect(isGood(outcome)).toBe(true);
  expect(outcome.acknowledged).toBeGreaterThan(0);
}, 300_000);
