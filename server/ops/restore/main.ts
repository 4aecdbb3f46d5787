import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand } from '../command.ts';
import { restoreDatabase } from './database.ts';
import { restoreFolder } from './folder.ts';

/** `npm run restore -- FILE`: replaces the data of a stopped server with a backup. */
await runCommand('Nothing was restored.', async (config, [given, ...more]) => {
  if (given === undefined || more.length > 0) throw new Error('Usage: npm run restore -- FILE');
  const path = resolve(given);
  if (!existsSync(path)) throw new Error(`File not found: ${path}.`);
  const { dataDir, databaseUrl, backupDir, backupKey: key } = config;
  const common = { path, key, now: Date.now };
  const { manifest, previous } =
    databaseUrl === undefined
      ? await restoreFolder({ ...common, dataDir })
      : await restoreDatabase({ ...common, databaseUrl, backupDir });
  const { begunAt, leads, photoFiles } = manifest;
  console.log(`Restored the backup of ${begunAt}: ${leads} leads, ${photoFiles} photo files.`);
  console.log(
    'The owner must sign in again. Leads forwarded since the backup are forwarded again.',
  );
  if (previous !== null) {
    console.log('The previous data is kept. Delete it when you no longer need it:');
    console.log(previous);
  }
});
