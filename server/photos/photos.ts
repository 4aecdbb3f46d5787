import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { PhotoBytes } from '../store/photo-bytes.ts';
import type { RequestWindows } from '../store/engine.ts';
import type { ContentUploadStore } from '../store/content-uploads.ts';
import type { StoreEvent } from '../store/events.ts';
import type { PhotoStore } from '../store/photos.ts';
import { createPhotoBudget, type PhotoBudget } from './budget.ts';
import { photosInDatabase } from './database/storage.ts';
import { photosOnDisk } from './disk/storage.ts';
import type { PhotoFiles, PartialUploads } from './storage.ts';
import { createReceive, type Receive } from './receive.ts';
import { createRedraw } from './redraw.ts';
import { createUploads, type Uploads } from './uploads.ts';

const EVERY_MS = 3_600_000;
/** A picture that was uploaded for a page is deleted if nothing has used it after this long. */
const UNUSED_MS = 30 * 86_400_000;
/** A photo is deleted if its lead has not arrived after this long. */
const UNCLAIMED_MS = 7 * 86_400_000;
const MB = 1024 * 1024;

type Services = {
  config: Pick<Config, 'dataDir' | 'photoMbPerDay'>;
  store: PhotoStore;
  /** Pictures of pages, which are stored as photos are. */
  contentUploads: ContentUploadStore;
  /** Storage shared by servers on one database; null if photos are on the disk. */
  bytes: PhotoBytes | null;
  /** Subscribes to events about leads. */
  onEvent: (listener: (event: StoreEvent) => void) => void;
  /** Sends webhook updates for photos that have arrived. */
  forwardPhotos: () => Promise<void>;
  windows: RequestWindows;
  now: () => number;
};

export type Photos = {
  forwardPhotos: () => Promise<void>;
  store: PhotoStore;
  files: PhotoFiles;
  partial: PartialUploads;
  uploads: Uploads;
  receive: Receive['receive'];
  takeBack: Receive['takeBack'];
  removeLead: Receive['removeLead'];
  budget: PhotoBudget;
  /** Removes abandoned uploads, unclaimed photos, and pictures of pages that nothing uses. */
  sweep: () => Promise<void>;
};

/** Photos: uploads, storage and webhook updates. */
export function createPhotos(
  app: FastifyInstance,
  { config, store, contentUploads, bytes, onEvent, forwardPhotos, windows, now }: Services,
): Photos {
  const { files, partial } =
    bytes === null
      ? photosOnDisk(config.dataDir, now, store.knownLeads)
      : photosInDatabase(bytes, now);
  onEvent((event) => {
    if (event.kind === 'arrived' && event.lead !== null) partial.claim(event.lead);
  });
  const uploads = createUploads(partial);
  const { redraw, stop } = createRedraw();
  app.addHook('onClose', async () => stop());

  async function sweep(): Promise<void> {
    await uploads.removeExpired();
    await store.dropUnclaimed(now() - UNCLAIMED_MS);
    await contentUploads.dropUnused(now() - UNUSED_MS);
    const there = await files.settledLeads();
    const ofLeads = await store.among(there);
    const ofPages = await contentUploads.among(there);
    for (const id of there) {
      if (!ofLeads.has(id) && !ofPages.has(id)) await files.removeLead(id);
    }
  }

  return {
    store,
    files,
    partial,
    uploads,
    sweep,
    forwardPhotos,
    ...createReceive({ photos: store, files, uploads, redraw, forwardPhotos, now }),
    budget: createPhotoBudget(app, config.photoMbPerDay * MB, windows),
  };
}

/** Sweeps once an hour while the server listens. */
export function sweepHourly(app: FastifyInstance, { sweep }: Photos, log: FastifyBaseLogger): void {
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    sweep().catch((error: unknown) =>
      log.error(error, 'Could not delete expired photos. Retrying in an hour.'),
    );
  };
  app.addHook('onListen', (done) => {
    timer = setInterval(run, EVERY_MS);
    timer.unref();
    done();
  });
  app.addHook('preClose', (done) => {
    clearInterval(timer);
    done();
  });
}
