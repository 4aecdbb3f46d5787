import type { Failure } from '../core/record.ts';
import { backoffMs } from '../core/schedule.ts';
import type { Photo } from './record.ts';
import type { UploadOutcome } from './upload.ts';

/**
 * A photo that the visitor has removed. `expectedAt`: where its receiver expects it, so that the
 * removal is reported even if nothing was uploaded.
 */
export function removedAt(photo: Photo, now: number, expectedAt: string | null): Photo {
  const hadArrived = photo.state === 'arrived';
  const begunAt = photo.begunAt ?? expectedAt;
  return {
    ...photo,
    state: 'removed',
    changedAt: now,
    attempts: 0,
    nextAttemptAt: 0,
    hadArrived,
    ...(begunAt === null ? {} : { begunAt }),
  };
}

/** A removed photo after undo. */
export function restored({ hadArrived, ...photo }: Photo): Photo {
  return { ...photo, state: hadArrived === true ? 'arrived' : 'waiting' };
}

/**
 * A photo with another caption; while its request is being corrected the previous caption is kept.
 */
export function reworded(photo: Photo, caption: string): Photo {
  if (photo.state === 'draft') return { ...photo, caption };
  return { ...photo, caption, captionBefore: photo.captionBefore ?? photo.caption };
}

/** The photo once the correction of its request is over, saved or not. */
export function wordsSettled({ captionBefore, ...photo }: Photo, isSaved: boolean): Photo {
  return isSaved ? photo : { ...photo, caption: captionBefore ?? photo.caption };
}

/** In milliseconds. */
const ABANDONED_MS = 30 * 86_400_000;

/**
 * A photo whose receiver answers only with errors is given up after this many attempts over this
 * many milliseconds: an unattended weekend is not enough.
 */
const GIVE_UP_ATTEMPTS = 10;

const GIVE_UP_MS = 4 * 86_400_000;

/** Whether a photo belongs to a form untouched for a month. */
export function isAbandoned({ state, changedAt }: Photo, now: number): boolean {
  return state === 'draft' && now > changedAt + ABANDONED_MS;
}

/** The photo after an attempt. Progress resets the backoff. */
export function afterAttempt(
  photo: Photo,
  outcome: UploadOutcome,
  now: number,
  random: () => number = Math.random,
): Photo {
  const { offset } = outcome;
  switch (outcome.kind) {
    case 'arrived':
      // Keep nothing personal; of a refused photo, keep what tells its sender which one it was.
      return {
        ...done(photo, now),
        thumbnail: '',
        caption: '',
        state: 'arrived',
        offset,
        lastFailure: null,
      };
    case 'refused':
      return {
        ...done(photo, now),
        state: 'refused',
        lastFailure: outcome.failure,
        refusal: outcome.refusal,
      };
    case 'stopped':
      return { ...photo, offset };
    case 'retry':
      return afterFailure(photo, outcome, now, random);
  }
}

type Retry = Extract<UploadOutcome, { readonly kind: 'retry' }>;

function afterFailure(
  { failingSince, ...photo }: Photo,
  { offset, failure: lastFailure, waitMs }: Retry,
  now: number,
  random: () => number,
): Photo {
  const isFurther = offset > photo.offset;
  const attempts = isFurther ? 1 : photo.attempts + 1;
  // Without a response the connection is to blame, however long that lasts.
  const since = isFurther || lastFailure.kind !== 'http' ? undefined : (failingSince ?? now);
  if (since !== undefined && attempts >= GIVE_UP_ATTEMPTS && now - since >= GIVE_UP_MS) {
    return { ...done(photo, now), state: 'refused', lastFailure, refusal: 'failing' };
  }
  const wait = Math.max(backoffMs(attempts, random), waitMs ?? 0);
  return {
    ...photo,
    offset,
    attempts,
    nextAttemptAt: now + wait,
    lastFailure,
    // If the clock was set back, the photo must not be kept forever.
    ...(since === undefined ? {} : { failingSince: Math.min(since, now) }),
  };
}

/** The photo made due now, given-up ones included; null if it must not be sent. */
export function triedAgain({ failingSince: _before, refusal, ...photo }: Photo): Photo | null {
  const isGivenUp = photo.state === 'refused' && refusal === 'failing';
  if (photo.state !== 'waiting' && !isGivenUp) return null;
  return { ...photo, state: 'waiting', attempts: 0, nextAttemptAt: 0, lastFailure: null };
}

/** A removed photo after the receiver could not be told. */
export function afterForgetting(
  photo: Photo,
  failure: Failure,
  now: number,
  random: () => number = Math.random,
): Photo {
  const attempts = photo.attempts + 1;
  return {
    ...photo,
    attempts,
    nextAttemptAt: now + backoffMs(attempts, random),
    lastFailure: failure,
  };
}

/** Whether telling the receiver has failed for a month. */
export function isPastForgetting({ changedAt }: Photo, now: number): boolean {
  return now > changedAt + ABANDONED_MS;
}

/** Whether the receiver may have any part of a photo. */
export function mayHaveBegun(photo: Photo): boolean {
  const { begunAt, offset, attempts, hadArrived } = photo;
  return begunAt !== undefined || offset > 0 || attempts > 0 || hadArrived === true;
}

function done(photo: Photo, now: number): Photo {
  return { ...photo, attempts: 0, nextAttemptAt: 0, changedAt: now };
}
