import { LockLostError, withOutboxLock } from '../core/lock.ts';
import type { Submission } from '../core/record.ts';
import { waitingStates, type Trigger } from '../core/schedule.ts';
import { list } from '../core/rows.ts';
import { isHeldBack, isMetered, isPastUndo, isPhotoDue, isRemovedBeforeSending } from './due.ts';
import {
  afterAttempt,
  afterForgetting,
  isAbandoned,
  isPastForgetting,
  mayHaveBegun,
} from './lifecycle.ts';
import type { Photo } from './record.ts';
import { listPhotos, photosUrl } from './rows.ts';
import { bytesOf, erasePhotos, updatePhoto } from './store.ts';
import { type PhotoTools, takeBack, upload, type UploadOutcome } from './upload.ts';
import { paths } from '#contract/paths.ts';

const LOCK = 'lead-outbox-photos';
/**
 * How long a round runs, in milliseconds. Even with one more request in flight the lock is released
 * before others consider it hung (LOCK_WAIT_MS in lock.ts).
 */
const HOLD_MS = 12_000;

/** The state after a run. */
type PhotoRound = {
  /** Photos that will be retried without the visitor: to upload, or to delete at the receiver. */
  readonly waiting: number;
};

type PhotoOptions = {
  readonly trigger: Trigger;
  readonly send?: typeof fetch;
  readonly now?: () => number;
  readonly random?: () => number;
  /** Whether data is charged on this connection. */
  readonly metered?: () => boolean;
};

/** A photograph whose lead has arrived, and where it goes. */
type Due = Pick<Submission, 'leadKey'> & { readonly photo: Photo; readonly url: string };

let running: Promise<PhotoRound> | null = null;

/**
 * Uploads the photos of delivered leads, one at a time, for page and worker. Calls made during a
 * run share it. Rejects when storage fails or the lock is lost.
 */
export function drainPhotos(options: PhotoOptions): Promise<PhotoRound> {
  running ??= untilFinished(options).finally(() => {
    running = null;
  });
  return running;
}

async function untilFinished(options: PhotoOptions): Promise<PhotoRound> {
  // Wrapped: native `fetch` throws when called as a method of another object.
  const send: typeof fetch = options.send ?? ((...call) => fetch(...call));
  const tools: PhotoTools = {
    now: Date.now,
    random: Math.random,
    metered: isMetered,
    ...options,
    send,
  };
  for (;;) {
    const unfinished = await withOutboxLock((_exclusive, signal) => oneRound(tools, signal), LOCK);
    if (!unfinished) return summary(tools);
  }
}

/** Sends what is due while the lock may be held; true when there is more. */
async function oneRound(tools: PhotoTools, signal: AbortSignal): Promise<boolean> {
  const { trigger, now, metered } = tools;
  const until = performance.now() + HOLD_MS;
  await forgetRemoved(tools, signal);
  const due = (await toBeSent()).filter(({ photo }) => isPhotoDue(photo, trigger, now()));
  for (const one of due) {
    if (isHeldBack(one.photo, metered())) continue;
    const outcome = await sendOne(one, tools, until, signal);
    signal.throwIfAborted();
    if (outcome === null) continue;
    if (outcome.kind === 'stopped' && performance.now() >= until) return true;
    // The others would fail too.
    if (outcome.kind === 'retry' && outcome.failure.kind !== 'http') return false;
  }
  return false;
}

/** Null when the photo must not or cannot be sent any more. */
async function sendOne(
  { photo, url, leadKey }: Due,
  tools: PhotoTools,
  until: number,
  signal: AbortSignal,
): Promise<UploadOutcome | null> {
  const bytes = await bytesOf(photo.id);
  if (bytes?.byteLength !== photo.size) {
    return settle(photo, await lost(photo, { ...tools, url, signal }), tools);
  }
  const onProgress = async (offset: number) => {
    signal.throwIfAborted();
    const still = await updatePhoto(photo.id, (row) => withOffset(row, offset));
    return still !== null && !isHeldBack(still, tools.metered()) && performance.now() < until;
  };
  if (!(await noteBegun(photo, url))) return null;
  const { send, now } = tools;
  const outcome = await upload(photo, bytes, { url, leadKey, send, now, onProgress, signal });
  // Whoever holds the lock now records the outcome.
  if (signal.aborted) throw new LockLostError('Outbox lock was lost during a photo upload');
  return settle(photo, outcome, tools);
}

/**
 * Recorded before the upload: a photo removed later must be deleted there too. False when the photo
 * is no longer to be sent.
 */
async function noteBegun({ id, begunAt }: Photo, url: string): Promise<boolean> {
  if (begunAt === url) return true;
  const begun = await updatePhoto(id, (row) =>
    row.state === 'waiting' ? { ...row, begunAt: url } : null,
  );
  return begun !== null;
}

function withOffset(row: Photo, offset: number): Photo | null {
  if (row.state !== 'waiting') return null;
  if (offset <= row.offset) return { ...row, offset };
  const { failingSince: _before, ...further } = row;
  return { ...further, offset, attempts: 0, nextAttemptAt: 0, lastFailure: null };
}

async function settle(
  photo: Photo,
  outcome: UploadOutcome,
  { now, random }: PhotoTools,
): Promise<UploadOutcome | null> {
  const settled = await updatePhoto(photo.id, (row) =>
    row.state === 'waiting'
      ? afterAttempt({ ...row, offset: photo.offset }, outcome, now(), random)
      : null,
  );
  return settled && outcome;
}

/**
 * The bytes are missing or damaged: nothing can be sent, so the receiver is told not to wait for
 * this photo.
 */
async function lost(photo: Photo, tools: Parameters<typeof takeBack>[1]): Promise<UploadOutcome> {
  const { offset } = photo;
  const failure = await takeBack(photo, tools);
  tools.signal.throwIfAborted();
  if (failure !== null) return { kind: 'retry', offset, failure, waitMs: null };
  return {
    kind: 'refused',
    offset: 0,
    refusal: 'lostHere',
    failure: { kind: 'interrupted', status: null, at: tools.now(), fields: [] },
  };
}

/** Waiting photos whose leads have reached the bundled server, oldest lead first. */
async function toBeSent(): Promise<Due[]> {
  const waiting = (await listPhotos()).filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return [];
  const leads = (await list()).filter(({ state }) => state === 'delivered').reverse();
  return leads.flatMap(({ id, destination, leadKey }) => {
    const url = photosUrl(destination);
    if (url === null) return [];
    return waiting
      .filter(({ submissionId }) => submissionId === id)
      .sort((a, b) => a.position - b.position)
      .map((photo) => ({ photo, url, leadKey }));
  });
}

async function summary({ now }: PhotoTools): Promise<PhotoRound> {
  const waiting = await toBeSent();
  const removed = await toBeForgotten();
  const due = removed.filter((photo) => isPastUndo(photo, now()));
  return { waiting: waiting.length + due.length };
}

/**
 * Deletes removed photos and those of abandoned forms for good: on this device, and at the
 * receiver, retrying until it confirms.
 */
async function forgetRemoved(tools: PhotoTools, signal: AbortSignal): Promise<void> {
  const now = tools.now();
  const givenUp = (await listPhotos()).filter((photo) => isAbandoned(photo, now));
  await erasePhotos(givenUp.map(({ id }) => id));
  for (const photo of await toBeForgotten()) {
    if (!isPastUndo(photo, now) || !isPhotoDue(photo, tools.trigger, now)) continue;
    if (!(await forget(photo, tools, signal))) return;
  }
}

/**
 * Removed photos and where to report the removal. A photo removed while its request is being
 * corrected is excluded until the correction is saved: the request still counts it. If it never is,
 * the receiver is told once the request is delivered.
 */
async function toBeForgotten(): Promise<Photo[]> {
  const removed = (await listPhotos()).filter(({ state }) => state === 'removed');
  if (removed.length === 0) return [];
  const leads = new Map((await list()).map((lead) => [lead.id, lead]));
  return removed.flatMap((photo) => {
    const lead = leads.get(photo.submissionId);
    if (lead === undefined || !isRemovedBeforeSending(photo)) return [photo];
    if (waitingStates.includes(lead.state)) return [];
    const expectedAt = lead.state === 'delivered' ? photosUrl(lead.destination) : null;
    return [expectedAt === null ? photo : { ...photo, begunAt: expectedAt }];
  });
}

/** False when the receiver can't be reached, so that the others need not be tried. */
async function forget(photo: Photo, tools: PhotoTools, signal: AbortSignal): Promise<boolean> {
  const { send, now, random } = tools;
  const failure =
    mayHaveBegun(photo) && !isPastForgetting(photo, now())
      ? await takeBack(photo, { url: photo.begunAt ?? paths.photos, send, now, signal })
      : null;
  signal.throwIfAborted();
  if (failure === null) {
    await erasePhotos([photo.id]);
    return true;
  }
  // Only its id and key are needed from now on.
  await updatePhoto(photo.id, (row) =>
    row.state === 'removed'
      ? afterForgetting({ ...photo, thumbnail: '', caption: '' }, failure, now(), random)
      : null,
  );
  return failure.kind === 'http';
}
