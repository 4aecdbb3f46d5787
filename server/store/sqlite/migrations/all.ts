import type { DatabaseSync } from 'node:sqlite';
import { SQLITE } from '../../migrations/dialect.ts';
import { content } from '../../migrations/content.ts';
import * as leads from '../../migrations/leads.ts';
import * as notices from '../../migrations/notices.ts';
import * as people from '../../migrations/people.ts';
import * as photos from '../../migrations/photos.ts';
import * as work from '../../migrations/work.ts';
import { auditLog } from './audit.ts';
import { columns, recount as recountStates, triggers } from './counters.ts';
import { addFunnel, recountFunnel } from './funnel.ts';
import { addPersons } from './persons.ts';
import { addSearch } from './search.ts';
import { tables } from './tables.ts';
import { workTriggers } from './work.ts';

/**
 * Migrations; `PRAGMA user_version` counts those that have run. Never edit a released one: add a
 * new one.
 */
export const migrations: readonly (string | ((database: DatabaseSync) => void))[] = [
  tables,
  `${columns}${recountStates}${triggers}`,
  addSearch,
  photos.photos(SQLITE),
  photos.photoLocks,
  notices.notices(SQLITE),
  photos.photosTakenBack(SQLITE),
  `${work.work(SQLITE)}${work.recountWork}${workTriggers}`,
  notices.confirmations(SQLITE),
  notices.devicePreferences,
  work.promises,
  work.views,
  addFunnel,
  photos.photosRefused,
  leads.jobDestinations,
  leads.leadLocks,
  leads.appliedChanges(SQLITE),
  leads.sources,
  addPersons,
  work.quotesAndVisits(SQLITE),
  work.unpromised,
  auditLog,
  people.people(SQLITE),
  notices.sentWithoutText,
  leads.deletionRequests,
  content(SQLITE),
];

/** Runs one migration. */
export function runMigration(database: DatabaseSync, step: (typeof migrations)[number]): void {
  if (typeof step === 'string') database.exec(step);
  else step(database);
}

/** Recomputes all counts that triggers maintain. */
export const recount = `${recountStates}${work.recountWork}${recountFunnel}`;
