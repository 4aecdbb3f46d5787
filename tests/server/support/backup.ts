import { loadConfig, type Config } from '#server/config.ts';
import { backUp } from '#server/ops/backup/backup.ts';
import { openSource } from '#server/ops/backup/source.ts';
import { restoreDatabase } from '#server/ops/restore/database.ts';
import { restoreFolder } from '#server/ops/restore/folder.ts';
import { freshFolder, placeOf } from './server.ts';

type Options = { key?: string; backups?: string; now?: () => number };

/** The settings of the installation in a folder, or in its database. */
async function configOf(folder: string): Promise<Config> {
  return loadConfig(await placeOf(folder));
}

/** Backs up what is in a folder, or in its database. */
export async function backUpFolder(
  folder: string,
  { key, backups = freshFolder(), now = Date.now }: Options = {},
) {
  const source = await openSource(await configOf(folder));
  try {
    return await backUp(source, { folder: backups, key, now });
  } finally {
    await source.close();
  }
}

/** Restores a backup into a folder, or into its database. */
export async function restoreInto(
  folder: string,
  path: string,
  { key, backups = freshFolder(), now = Date.now }: Options = {},
) {
  const { dataDir, databaseUrl } = await configOf(folder);
  const common = { path, key, now };
  return databaseUrl === undefined
    ? restoreFolder({ ...common, dataDir })
    : restoreDatabase({ ...common, databaseUrl, backupDir: backups });
}
