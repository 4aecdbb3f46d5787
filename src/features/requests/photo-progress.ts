import { requestPhotos, requests } from '#content/requests.ts';
import type { Submission } from '#outbox/core/record.ts';
import { isHeldBack } from '#outbox/photos/due.ts';
import type { Photo } from '#outbox/photos/record.ts';
import { reasonOf } from './describe.ts';
import { formatWait } from './time.ts';

/** How far the photographs of a request are. */
export type PhotoProgress = {
  /** Photographs that have arrived or are still to. */
  readonly count: number;
  /** Those that are still to arrive. */
  readonly left: number;
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
    percent: all === 0 ? 100 : Math.floor((100 * there) / all),
  };
}

/** What is said of one photograph of a request. */
export type PhotoLine = {
  readonly photo: Photo;
  /** Its number among those of its request, from 1: one name for it wherever it is shown. */
  readonly number: number;
  /** How far it is. */
  readonly state: string;
  /** Why it is not further, and what comes next; empty where nothing is wrong. */
  readonly reason: string;
  readonly canBeTriedAgain: boolean;
};

/** What is said of each photograph of a request, in the visitor's order. */
export function photoLinesOf(
  { state: leadState }: Pick<Submission, 'state'>,
  photos: readonly Photo[],
  now: number,
): PhotoLine[] {
  const isDue = (photo: Photo) =>
    photo.state === 'waiting' && !isHeldBack(photo) && !hasToWait(photo, now);
  // One after the other; where there is no line the others wait for the one that tries it.
  const isCut = photos.some((photo) => hasToWait(photo, now) && photo.lastFailure?.kind !== 'http');
  const current = leadState === 'delivered' && !isCut ? photos.find(isDue) : undefined;
  return photos.map((photo, at) => ({
    photo,
    number: at + 1,
    ...wordsOf(photo, { leadState, now, isCurrent: photo === current }),
  }));
}

type Words = Pick<PhotoLine, 'state' | 'reason' | 'canBeTriedAgain'>;

function wordsOf(
  photo: Photo,
  about: {
    readonly leadState: Submission['state'];
    readonly now: number;
    readonly isCurrent: boolean;
  },
): Words {
  const { states, refusals } = requestPhotos;
  const calm = (state: string): Words => ({ state, reason: '', canBeTriedAgain: false });
  if (photo.state === 'refused') {
    const { refusal = 'unusable' } = photo;
    const canBeTriedAgain = refusal === 'failing';
    return { state: states.refused, reason: refusals[refusal], canBeTriedAgain };
  }
  if (photo.state === 'arrived') return calm(states.arrived);
  if (about.leadState !== 'delivered') return calm(states.withRequest);
  if (isHeldBack(photo)) return calm(states.forWifi);
  const percent = Math.floor((100 * photo.offset) / photo.size);
  if (photo.lastFailure !== null && hasToWait(photo, about.now)) {
    const wait = formatWait(photo.nextAttemptAt - about.now);
    return {
      state: percent === 0 ? states.notYet : states.partly(percent),
      reason: `${reasonOf(photo.lastFailure)}. ${requests.nextTryIn(wait)}.`,
      canBeTriedAgain: true,
    };
  }
  return calm(about.isCurrent ? states.sending(percent) : states.next);
}

function hasToWait({ state, nextAttemptAt }: Photo, now: number): boolean {
  return state === 'waiting' && nextAttemptAt > now;
}
