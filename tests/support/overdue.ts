import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../server/store/sqlite/data-dir.ts';
import type { Site } from './site.ts';

/** Puts the time by which a lead was to be answered so many milliseconds into the past. */
export function makeOverdue(site: Site, id: string, ms: number): void {
  const database = new DatabaseSync(databaseFile(site.dataDir), { timeout: 5_000 });
  database
    .prepare('UPDATE leads SET answer_by = ? WHERE id = ?')
    .run(new Date(Date.now() - ms).toISOString(), id);
  database.close();
}
