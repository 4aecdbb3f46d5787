import { createDeviceStore } from './devices.ts';
import type { Engine } from './engine.ts';
import { createErrorLog } from './error-log.ts';
import { createInbox } from './inbox.ts';
import { createJobs } from './jobs.ts';
import { createLeads } from './leads.ts';
import { createNoticeStore } from './notices.ts';
import { createOverview } from './overview.ts';
import { createOwnerStore } from './owner.ts';
import { connectPostgres } from './postgres/engine.ts';
import { createPhotoStore } from './photos.ts';
import { createReads } from './reads/process.ts';
import { createSettingStore } from './settings.ts';
import { openSqlite } from './sqlite/engine.ts';
import { createWebhookStore } from './webhooks.ts';

export type Store = ReturnType<typeof storeOn>;

/** Where the database is: a folder, or PostgreSQL when there is a URL. */
export type Place = { dataDir: string; databaseUrl?: string | undefined; poolSize: number };

/** All that reads and writes a database, which is still to be opened. */
export function createStore(place: Place) {
  const { dataDir, databaseUrl, poolSize } = place;
  return storeOn(
    databaseUrl === undefined ? openSqlite(dataDir) : connectPostgres(databaseUrl, poolSize),
  );
}

/** The embedded database of a folder, brought to the newest shape. */
export async function openStore(dataDir: string): Promise<Store> {
  const store = storeOn(openSqlite(dataDir));
  await store.open(() => undefined);
  return store;
}

function storeOn(engine: Engine) {
  const { db, sqlite, warning } = engine;
  const reads = createReads(engine.readFrom);
  return {
    db,
    sqlite,
    warning,
    sharedCounts: engine.sharedCounts,
    reads,
    jobs: createJobs(engine),
    leads: createLeads(engine),
    photos: createPhotoStore(engine),
    photoBytes: engine.photoBytes,
    inbox: createInbox(engine),
    errors: createErrorLog(db),
    notices: createNoticeStore(engine),
    overview: createOverview(engine),
    devices: createDeviceStore(db),
    settings: createSettingStore(db),
    owner: createOwnerStore(engine),
    webhooks: createWebhookStore(db),
    onAnnounced: engine.onAnnounced,
    onNews: engine.onNews,
    /** Brings the database to the newest shape; nothing else may be asked before. */
    open: engine.open,
    /** Rejects unless a lead could be stored now. */
    ready: engine.ready,
    /** Looks through the whole database; the server is not ready any more when something is wrong. */
    verify: engine.verify,
    async close(): Promise<void> {
      await reads.stop();
      await engine.close();
    },
  };
}
