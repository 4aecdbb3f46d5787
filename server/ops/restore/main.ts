import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand } from '../command.ts';
import { restoreDatabase } from './database.ts';
import { restoreFolder } from './folder.ts';

/** `npm run restore -- FILE`: replaces the data of a stopped server with a backup. */
const use = {
  failed: 'Nothing was restored.',
  usage: 'npm run restore -- FILE',
  options: {},
  operands: 1,
};

await runCommand(use, async (config, { positionals: [given = ''] }) => {
  const path = resolve(given);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new Error(`There is no file '${path}'. Name a backup, as npm run backup printed it.`);
  }
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
