import type { Trx } from '../../engine.ts';
import * as shared from '../../migrations/shared.ts';
import { auditLog } from './audit.ts';
import { counters, deferredCounters, recount as recountStates } from './counters.ts';
import { addFunnel, recountFunnel } from './funnel.ts';
import { addPersons } from './persons.ts';
import { sharedCounts, tables } from './tables.ts';
import { openUploads, photoBytes } from './uploads.ts';
import { workTriggers } from './work.ts';

/**
 * Migrations; the table `schema_steps` records those that have run. Never edit a released one: add
 * a new one.
 */
export const migrations: readonly (string | ((trx: Trx) => Promise<void>))[] = [
  tables,
  counters,
  shared.photos(shared.POSTGRES),
  sharedCounts,
  shared.photoLocks,
  shared.notices(shared.POSTGRES),
  photoBytes,
  shared.photosTakenBack(shared.POSTGRES),
  `${shared.work(shared.POSTGRES)}${workTriggers}${shared.recountWork}`,
  shared.confirmations(shared.POSTGRES),
  shared.devicePreferences,
  shared.promises,
  shared.views,
  addFunnel,
  shared.photosRefused,
  shared.jobDestinations,
  deferredCounters,
  openUploads,
  shared.leadLocks,
  shared.appliedChanges(shared.POSTGRES),
  shared.sources,
  addPersons,
  shared.quotesAndVisits(shared.POSTGRES),
  shared.unpromised,
  auditLog,
  shared.people(shared.POSTGRES),
  shared.sentWithoutText,
  shared.deletionRequests,
];

/** Recomputes all counts that triggers maintain. */
export const recount = `${recountStates}${shared.recountWork}${recountFunnel}`;
