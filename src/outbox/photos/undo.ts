import type { Photo } from './record.ts';

/** How long a removed photo is kept for undo, in milliseconds. */
export const UNDO_MS = 30_000;

/** Whether a removed photo can be deleted for good. */
export function isPastUndo({ changedAt }: Photo, now: number): boolean {
  return now >= changedAt + UNDO_MS || now < changedAt;
}

/** Whether a removed photo exists only on this phone: its receiver neither has nor expects it. */
export function isRemovedBeforeSending({ state, begunAt, attempts, hadArrived }: Photo): boolean {
  return state === 'removed' && begunAt === undefined && attempts === 0 && hadArrived !== true;
}

/** When a removed photo is next to be deleted, milliseconds since the epoch. */
export function forgetAt({ changedAt, nextAttemptAt }: Photo): number {
  return Math.max(changedAt + UNDO_MS, nextAttemptAt);
}

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
