import type { StoredEnvelope } from '#contract/admin/leads.ts';
import { createAuditStore } from './audit.ts';
import { additionsOf, categoryOf, noAdditions } from './category.ts';
import { createContentStore } from './content-revisions.ts';
import { createContentUploadStore } from './content-uploads.ts';
import { createDeviceStore } from './devices.ts';
import type { Engine } from './engine.ts';
import { createErrorLog } from './error-log.ts';
import { createLeadImports } from './imported.ts';
import { createInbox } from './inbox.ts';
import { createJobs } from './jobs.ts';
import { createLeads } from './leads.ts';
import { createNoticeStore } from './notices.ts';
import { createOverview } from './overview.ts';
import { createPasskeyStore } from './passkeys.ts';
import { createPeopleStore } from './people.ts';
import { createChangeSettings } from './owner-settings.ts';
import { connectPostgres } from './postgres/engine.ts';
import { createPersonData } from './person-data.ts';
import { createPhotoStore } from './photos.ts';
import { createReads } from './reads/process.ts';
import { createSessionStore } from './sessions.ts';
import { createTokenStore } from './single-use-tokens.ts';
import { createRetentionStore } from './retention.ts';
import { createSettingStore } from './settings.ts';
import { openSqlite } from './sqlite/engine.ts';
import { visitsBetween } from './visits.ts';
import { createWebhookStore } from './webhooks.ts';

export type Store = ReturnType<typeof storeOn>;

/** Where the database is: a folder, or PostgreSQL when there is a URL. */
export type Location = { dataDir: string; databaseUrl?: string | undefined; poolSize: number };

/** All access to a database, which is not open yet. */
export function createStore(location: Location) {
  const { dataDir, databaseUrl, poolSize } = location;
  return storeOn(
    databaseUrl === undefined ? openSqlite(dataDir) : connectPostgres(databaseUrl, poolSize),
  );
}

/** Opens the embedded database of a folder and migrates it. */
export async function openStore(dataDir: string): Promise<Store> {
  const store = storeOn(openSqlite(dataDir));
  await store.open(() => undefined);
  return store;
}

function storeOn(engine: Engine) {
  const { db, sqlite, warning } = engine;
  const reads = createReads(engine.readFrom);
  const revisions = createContentStore(engine);
  // Read once: the server restarts when an addition changes.
  let additions = noAdditions;
  const category = (envelope: StoredEnvelope) => categoryOf(envelope, additions);
  return {
    db,
    sqlite,
    warning,
    sharedCounts: engine.sharedCounts,
    reads,
    jobs: createJobs(engine),
    leads: createLeads(engine, category),
    photos: createPhotoStore(engine),
    photoBytes: engine.photoBytes,
    inbox: createInbox(engine),
    persons: createPersonData(engine),
    imports: createLeadImports(engine, category),
    retention: createRetentionStore(db),
    errors: createErrorLog(db),
    audit: createAuditStore(engine),
    content: { revisions, uploads: createContentUploadStore(engine) },
    changeSettings: createChangeSettings(db),
    notices: createNoticeStore(engine),
    overview: createOverview(engine),
    devices: createDeviceStore(db),
    /** Leads with visits that begin in this period (milliseconds since 1970), in order. */
    visitsBetween: (from: number, to: number) => visitsBetween(db, from, to),
    settings: createSettingStore(db),
    people: createPeopleStore(engine),
    sessions: createSessionStore(engine),
    passkeys: createPasskeyStore(db),
    tokens: createTokenStore(engine),
    webhooks: createWebhookStore(db),
    onAnnounced: engine.onAnnounced,
    onEvent: engine.onEvent,
    /** Migrates the database; must be called before anything else. */
    async open(tell: (line: string) => void): Promise<void> {
      await engine.open(tell);
      additions = additionsOf(await revisions.everAdded());
    },
    /** Rejects unless a lead could be stored now. */
    ready: engine.ready,
    /** Checks the whole database; if it is damaged, the server is no longer ready. */
    verify: engine.verify,
    async close(): Promise<void> {
      await reads.stop();
      await engine.close();
    },
  };
}
