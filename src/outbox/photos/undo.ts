import type { Photo } from './record.ts';

/** How long a removed photograph is kept, in milliseconds: until removing can't be undone any more. */
export const UNDO_MS = 30_000;

/** Whether a removed photograph can be forgotten for good. */
export function isPastUndo({ changedAt }: Photo, now: number): boolean {
  return now >= changedAt + UNDO_MS || now < changedAt;
}

/** Whether a removed photograph is the phone's alone: its receiver neither has it nor was told to expect it. */
export function isRemovedBeforeSending({ state, begunAt, attempts, hadArrived }: Photo): boolean {
  return state === 'removed' && begunAt === undefined && attempts === 0 && hadArrived !== true;
}

/** When a removed photograph is next to be forgotten, milliseconds since the epoch. */
export function forgetAt({ changedAt, nextAttemptAt }: Photo): number {
  return Math.max(changedAt + UNDO_MS, nextAttemptAt);
}

/**
 * A photograph that the visitor has taken back; where its receiver expects it, if it does, so that it
 * is told though nothing has been sent.
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

/** The same after the visitor has changed their mind. */
export function restored({ hadArrived, ...photo }: Photo): Photo {
  return { ...photo, state: hadArrived === true ? 'arrived' : 'waiting' };
}

/** A photograph with other words; of a request that is being corrected those of before stay known. */
export function reworded(photo: Photo, caption: string): Photo {
  if (photo.state === 'draft') return { ...photo, caption };
  return { ...photo, caption, captionBefore: photo.captionBefore ?? photo.caption };
}

/** The same once the correction is over, saved or not. */
export function wordsSettled({ captionBefore, ...photo }: Photo, isSaved: boolean): Photo {
  return isSaved ? photo : { ...photo, caption: captionBefore ?? photo.caption };
}
