import type { Trx } from '../../engine.ts';
import { POSTGRES } from '../../migrations/dialect.ts';
import { content } from '../../migrations/content.ts';
import * as leads from '../../migrations/leads.ts';
import * as notices from '../../migrations/notices.ts';
import * as people from '../../migrations/people.ts';
import * as photos from '../../migrations/photos.ts';
import * as work from '../../migrations/work.ts';
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
  photos.photos(POSTGRES),
  sharedCounts,
  photos.photoLocks,
  notices.notices(POSTGRES),
  photoBytes,
  photos.photosTakenBack(POSTGRES),
  `${work.work(POSTGRES)}${workTriggers}${work.recountWork}`,
  notices.confirmations(POSTGRES),
  notices.devicePreferences,
  work.promises,
  work.views,
  addFunnel,
  photos.photosRefused,
  leads.jobDestinations,
  deferredCounters,
  openUploads,
  leads.leadLocks,
  leads.appliedChanges(POSTGRES),
  leads.sources,
  addPersons,
  work.quotesAndVisits(POSTGRES),
  work.unpromised,
  auditLog,
  people.people(POSTGRES),
  notices.sentWithoutText,
  leads.deletionRequests,
  content(POSTGRES),
];

/** Recomputes all counts that triggers maintain. */
export const recount = `${recountStates}${work.recountWork}${recountFunnel}`;
