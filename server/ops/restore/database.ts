import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transferPhotos } from '../../transfer/photos.ts';
import { openIdleDatabase, type IdleDatabase } from '../../transfer/idle-database.ts';
import { transfer } from '../../transfer/transfer.ts';
import { backUp } from '../backup/backup.ts';
import { unpack } from '../backup/contents.ts';
import { databaseSource } from '../backup/source.ts';
import type { Restored } from './folder.ts';
import { sinceInDatabase, sinceInList } from '../erased-since.ts';
import { readyDatabase } from './ready-database.ts';

const FOLDER_MODE = 0o700;

type Options = {
  path: string;
  key: string | undefined;
  databaseUrl: string;
  backupDir: string;
  now: () => number;
};

/**
 * Replaces the contents of a PostgreSQL database with a backup, in one transaction. Verifies the
 * backup and backs up the current data first. Throws while a server uses the database.
 */
export async function restoreDatabase(options: Options): Promise<Restored> {
  const { path, key, databaseUrl, backupDir, now } = options;
  await mkdir(backupDir, { recursive: true, mode: FOLDER_MODE });
  const staging = await mkdtemp(join(backupDir, '.working-'));
  try {
    const manifest = await unpack(path, key, staging);
    const target = await openIdleDatabase(databaseUrl);
    try {
      const since = [await target.inTransaction(sinceInDatabase), await sinceInList(dirname(path))];
      await readyDatabase(staging, { manifest, since, now });
      const previous = (await isEmpty(target)) ? null : await backUpPrevious(options);
      const from = await openIdleDatabase(staging);
      try {
        await transferPhotos(from, target);
        await transfer(from, target, { replace: true });
      } finally {
        await from.close();
      }
      return { manifest, previous };
    } finally {
      await target.close();
    }
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** A server that was started on the database has left settings. */
function isEmpty(database: IdleDatabase): Promise<boolean> {
  return database.inTransaction(async (db) => {
    const lead = await db.selectFrom('leads').select('id').limit(1).executeTakeFirst();
    const gone = await db.selectFrom('tombstones').select('id').limit(1).executeTakeFirst();
    const content = await db
      .selectFrom('content_revisions')
      .select('seq')
      .limit(1)
      .executeTakeFirst();
    return [lead, gone, content].every((row) => row === undefined);
  });
}

/** In a folder of its own, so that rotation does not take it for a newer backup of the day. */
async function backUpPrevious({ databaseUrl, backupDir, key, now }: Options): Promise<string> {
  const source = await databaseSource(databaseUrl);
  try {
    const { path } = await backUp(source, { folder: join(backupDir, 'replaced'), key, now });
    return path;
  } finally {
    await source.close();
  }
}
