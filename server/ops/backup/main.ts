import { runCommand } from '../command.ts';
import { backUp } from './backup.ts';
import { openSource } from './source.ts';

/**
 * `npm run backup`: backs up everything the server stores into one file while it runs. Prints its
 * path last.
 */
const use = { failed: 'No backup was made.', usage: 'npm run backup', options: {} };

await runCommand(use, async (config) => {
  const source = await openSource(config);
  try {
    const { path, manifest, removed } = await backUp(source, {
      folder: config.backupDir,
      key: config.backupKey,
      now: Date.now,
    });
    const { leads, photoFiles, missingFiles } = manifest;
    console.log(`Leads: ${leads}. Photo files: ${photoFiles}. Backup verified.`);
    if (missingFiles > 0) {
      console.log(`Photo files missing on the server: ${missingFiles}.`);
    }
    if (removed.length > 0) console.log(`Old backups deleted: ${removed.length}.`);
    if (config.backupKey === undefined) console.log('Not encrypted: BACKUP_KEY is not set.');
    console.log(path);
  } finally {
    await source.close();
  }
});
