import { copyFile, rm } from 'node:fs/promises';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import type { Config } from '../../config.ts';
import { filesOnDisk } from '../../photos/disk/storage.ts';
import type { PhotoFiles } from '../../photos/storage.ts';
import { createContentUploadStore } from '../../store/content-uploads.ts';
import { createSettingStore } from '../../store/settings.ts';
import { databaseFile, requireReadable } from '../../store/sqlite/data-dir.ts';
import { openIdleDatabase, openShared } from '../../transfer/idle-database.ts';
import { transfer } from '../../transfer/transfer.ts';
import { hasUploads } from './contents.ts';
import { noteInDatabase, noteInFolder } from './last-backup.ts';
import type { Manifest } from './manifest.ts';

/** More pages than any database has: copies it in one step. */
const ALL_PAGES = 2 ** 31 - 1;

/** An installation to back up, with or without a running server. */
export type Source = {
  engine: Manifest['engine'];
  /** Writes a consistent snapshot of the database as an SQLite file. */
  snapshot: (file: string) => Promise<void>;
  readPhoto: PhotoFiles['read'];
  /**
   * Whether a photo, or a picture of a page, still exists: its lead may have been erased in the
   * meantime.
   */
  hasPhoto: (id: string, hash: string) => Promise<boolean>;
  /** Records when the last backup began, where servers read it. */
  note: (begun: number) => Promise<void>;
  close: () => Promise<void>;
};

/** The source that the server's configuration names. */
export function openSource({ dataDir, databaseUrl }: Config): Promise<Source> {
  return databaseUrl === undefined ? folderSource(dataDir) : databaseSource(databaseUrl);
}

async function folderSource(dataDir: string): Promise<Source> {
  const file = databaseFile(dataDir);
  requireReadable(file);
  const database = new DatabaseSync(file, { readOnly: true });
  const known = [
    'SELECT 1 FROM photos WHERE lead_id = ? AND hash = ?',
    ...(hasUploads(database) ? ['SELECT 1 FROM content_uploads WHERE id = ? AND hash = ?'] : []),
  ];
  return {
    engine: 'SQLite',
    async snapshot(target) {
      // Between steps, a write by the server would restart the copy.
      await copyDatabase(database, target, { rate: ALL_PAGES });
    },
    readPhoto: filesOnDisk(dataDir, Date.now).read,
    hasPhoto: async (id, hash) =>
      known.some((query) => database.prepare(query).get(id, hash) !== undefined),
    note: (begun) => noteInFolder(dataDir, begun),
    close: async () => database.close(),
  };
}

/** A PostgreSQL database, which also stores the photos. */
export async function databaseSource(url: string): Promise<Source> {
  const shared = await openShared(url);
  return {
    engine: 'PostgreSQL',
    async snapshot(target) {
      const folder = `${target}.folder`;
      const idle = await openIdleDatabase(folder);
      try {
        await transfer(shared, idle);
      } finally {
        await idle.close();
      }
      await copyFile(databaseFile(folder), target);
      await rm(folder, { recursive: true });
    },
    readPhoto: shared.photos.read,
    hasPhoto: async (id, hash) => {
      const photo = await shared.db
        .selectFrom('photos')
        .select('hash')
        .where('lead_id', '=', id)
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (photo !== undefined) return true;
      const uploads = createContentUploadStore(shared);
      return (await uploads.find(id))?.hash === hash;
    },
    note: (begun) => noteInDatabase(createSettingStore(shared.db), begun),
    close: shared.close,
  };
}
