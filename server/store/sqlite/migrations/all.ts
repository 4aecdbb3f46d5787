import type { DatabaseSync } from 'node:sqlite';
import { tables } from './0001-tables.ts';
import { columns, recount, triggers } from './0002-counters.ts';
import { addSearch } from './0003-search.ts';
import { photos } from './0004-photos.ts';
import { photoLocks } from './0005-photo-locks.ts';
import { notices } from './0006-notices.ts';
import { photosTakenBack } from './0007-photos-taken-back.ts';
import { recountWork, work, workTriggers } from './0008-work.ts';
import { confirmations } from './0009-confirmations.ts';
import { devicePreferences } from './0010-device-wishes.ts';
import { promises } from './0011-promises.ts';
import { views } from './0012-views.ts';
import { addFunnel } from './0013-funnel.ts';
import { photosRefused } from './0014-photos-refused.ts';
import { jobDestinations } from './0015-job-destinations.ts';
import { leadLocks } from './0016-lead-locks.ts';

/**
 * Migrations; `PRAGMA user_version` counts those that have run. Never edit a released one: add a
 * new one.
 */
export const migrations: readonly ((database: DatabaseSync) => void)[] = [
  (database) => database.exec(tables),
  (database) => database.exec(`${columns}${recount}${triggers}`),
  addSearch,
  (database) => database.exec(photos),
  (database) => database.exec(photoLocks),
  (database) => database.exec(notices),
  (database) => database.exec(photosTakenBack),
  (database) => database.exec(`${work}${recountWork}${workTriggers}`),
  (database) => database.exec(confirmations),
  (database) => database.exec(devicePreferences),
  (database) => database.exec(promises),
  (database) => database.exec(views),
  addFunnel,
  (database) => database.exec(photosRefused),
  (database) => database.exec(jobDestinations),
  (database) => database.exec(leadLocks),
];
