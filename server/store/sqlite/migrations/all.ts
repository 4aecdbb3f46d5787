import type { DatabaseSync } from 'node:sqlite';
import * as shared from '../../migrations/shared.ts';
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
  shared.photos(shared.SQLITE),
  shared.photoLocks,
  shared.notices(shared.SQLITE),
  shared.photosTakenBack(shared.SQLITE),
  `${shared.work(shared.SQLITE)}${shared.recountWork}${workTriggers}`,
  shared.confirmations(shared.SQLITE),
  shared.devicePreferences,
  shared.promises,
  shared.views,
  addFunnel,
  shared.photosRefused,
  shared.jobDestinations,
  shared.leadLocks,
  shared.appliedChanges(shared.SQLITE),
  shared.sources,
  addPersons,
  shared.quotesAndVisits(shared.SQLITE),
  shared.unpromised,
  auditLog,
  shared.people(shared.SQLITE),
  shared.sentWithoutText,
  shared.deletionRequests,
];

/** Runs one migration. */
export function runMigration(database: DatabaseSync, step: (typeof migrations)[number]): void {
  if (typeof step === 'string') database.exec(step);
  else step(database);
}

/** Recomputes all counts that triggers maintain. */
export const recount = `${recountStates}${shared.recountWork}${recountFunnel}`;
