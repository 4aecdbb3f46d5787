import type { Trx } from '../../engine.ts';
import { tables } from './0001-tables.ts';
import { counters } from './0002-counters.ts';
import { photos } from './0003-photos.ts';
import { sharedCounts } from './0004-shared-counts.ts';
import { photoLocks } from './0005-photo-locks.ts';
import { notices } from './0006-notices.ts';
import { photoBytes } from './0007-photo-bytes.ts';
import { photosTakenBack } from './0008-photos-taken-back.ts';
import { recountWork, work } from './0009-work.ts';
import { confirmations } from './0010-confirmations.ts';
import { devicePreferences } from './0011-device-wishes.ts';
import { promises } from './0012-promises.ts';
import { views } from './0013-views.ts';
import { addFunnel } from './0014-funnel.ts';
import { photosRefused } from './0015-photos-refused.ts';
import { jobDestinations } from './0016-job-destinations.ts';
import { deferredCounters } from './0017-deferred-counters.ts';
import { openUploads } from './0018-open-uploads.ts';
import { leadLocks } from './0019-lead-locks.ts';

/**
 * Migrations; the table `schema_steps` records those that have run. Never edit a released one: add
 * a new one.
 */
export const migrations: readonly (string | ((trx: Trx) => Promise<void>))[] = [
  tables,
  counters,
  photos,
  sharedCounts,
  photoLocks,
  notices,
  photoBytes,
  photosTakenBack,
  `${work}${recountWork}`,
  confirmations,
  devicePreferences,
  promises,
  views,
  addFunnel,
  photosRefused,
  jobDestinations,
  deferredCounters,
  openUploads,
  leadLocks,
];
