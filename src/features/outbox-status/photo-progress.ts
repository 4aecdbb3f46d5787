import type { Photo } from '#outbox/photos/record.ts';

/** How far the photographs of a request are. */
export type PhotoProgress = {
  /** Photographs that have arrived or are still to. */
  readonly count: number;
  /** Those that are still to arrive. */
  readonly left: number;
  /** Which one is on its way, from 1. */
  readonly number: number;
  /** Bytes that have arrived, of all, in whole per cent. */
  readonly percent: number;
};

/** Those that were turned down don't count. */
export function progressOf(photos: readonly Photo[]): PhotoProgress {
  const meant = photos.filter(({ state }) => state === 'waiting' || state === 'arrived');
  const left = meant.filter(({ state }) => state === 'waiting').length;
  const all = meant.reduce((sum, { size }) => sum + size, 0);
  const there = meant.reduce(
    (sum, { state, size, offset }) => sum + (state === 'arrived' ? size : offset),
    0,
  );
  const count = meant.length;
  return {
    count,
    left,
    number: Math.min(count, count - left + 1),
    percent: all === 0 ? 100 : Math.floor((100 * there) / all),
  };
}
