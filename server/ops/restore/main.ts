import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand } from '../command.ts';
import { restoreDatabase } from './database.ts';
import { restoreFolder } from './folder.ts';

/** `npm run restore -- FILE`: puts a backup in the place of what a stopped server has. */
await runCommand('Nothing was restored.', async (config, [given, ...more]) => {
  if (given === undefined || more.length > 0) throw new Error('Usage: npm run restore -- FILE');
  const path = resolve(given);
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  const { dataDir, databaseUrl, backupDir, backupKey: key } = config;
  const common = { path, key, now: Date.now };
  const { manifest, previous } =
    databaseUrl === undefined
      ? await restoreFolder({ ...common, dataDir })
      : await restoreDatabase({ ...common, databaseUrl, backupDir });
  const { begunAt, leads, photoFiles } = manifest;
  console.log(`Restored the backup of ${begunAt}: ${leads} leads, ${photoFiles} photograph files.`);
  console.log(
    'The owner signs in again. Leads forwarded after the backup are forwarded once more.',
  );
  if (previous !== null) {
    console.log('What was there before is kept; remove it when it is no longer needed:');
    console.log(previous);
  }
});
