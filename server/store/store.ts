import { openDatabase } from './database.ts';
import { createErrorLog } from './error-log.ts';
import { createInbox } from './inbox.ts';
import { createJobs } from './jobs.ts';
import { createLeads } from './leads.ts';
import { createOwnerStore } from './owner.ts';
import { createStatistics } from './statistics.ts';
import { createWebhooks } from './webhooks.ts';

export type Store = ReturnType<typeof openStore>;

/** Opens the database of a folder and all that reads and writes it. */
export function openStore(dataDir: string) {
  const database = openDatabase(dataDir);
  const jobs = createJobs(database);
  return {
    database,
    jobs,
    leads: createLeads(database, jobs),
    inbox: createInbox(database, jobs),
    statistics: createStatistics(database),
    errors: createErrorLog(database),
    owner: createOwnerStore(database),
    webhooks: createWebhooks(database),
    /** Throws unless the database answers and can be written. */
    check(): void {
      database.prepare('SELECT count(*) FROM settings').get();
      database.exec('BEGIN IMMEDIATE');
      database.exec('ROLLBACK');
    },
    close(): void {
      if (database.isOpen) database.close();
    },
  };
}
