import type { Submission } from '../core/record.ts';
import { waitingStates } from '../core/schedule.ts';
import { forgetAt, isHeldBack, isRemovedBeforeSending } from '../photos/due.ts';
import type { Photo } from '../photos/record.ts';

/**
 * When something is next to be sent without the visitor, in milliseconds since the epoch; null when
 * nothing is. The one computation behind every timer.
 */
export function nextDue(
  rows: readonly Submission[],
  photos: readonly Photo[],
  now: number,
): number | null {
  const withdrawals = rows.filter(({ state }) => state === 'withdrawn').map(timeOf);
  const times = [...leadTimes(rows, now), ...withdrawals, ...photoTimes(rows, photos)];
  return times.length === 0 ? null : Math.min(...times);
}

/** Whether photos are to be uploaded now or later, or to be deleted at the receiver. */
export function photosAreDue(rows: readonly Submission[], photos: readonly Photo[]): boolean {
  return photoTimes(rows, photos).length > 0;
}

/**
 * One time for each destination. After a network error the other leads for it wait for the one that
 * probes it, so that a timer does not run for each of them.
 */
function leadTimes(rows: readonly Submission[], now: number): number[] {
  const byDestination = new Map<string, Submission[]>();
  for (const row of rows) {
    if (row.state !== 'pending' && row.state !== 'paused' && row.state !== 'sending') continue;
    const { url } = row.destination;
    byDestination.set(url, [...(byDestination.get(url) ?? []), row]);
  }
  return [...byDestination.values()].map((group) => earliestOf(group, now));
}

function earliestOf(group: readonly Submission[], now: number): number {
  const probes = group.filter((row) => isUnreachable(row) && timeOf(row) > now);
  return Math.min(...(probes.length > 0 ? probes : group).map(timeOf));
}

function isUnreachable({ state, lastFailure }: Submission): boolean {
  return (
    state === 'pending' && (lastFailure?.kind === 'network' || lastFailure?.kind === 'timeout')
  );
}

function timeOf(row: Submission): number {
  return row.state === 'sending' ? row.leaseUntil : row.nextAttemptAt;
}

/** Photos follow their lead: one whose lead has not arrived is not due yet. */
function photoTimes(rows: readonly Submission[], photos: readonly Photo[]): number[] {
  const leads = new Map(rows.map((row) => [row.id, row]));
  return photos.flatMap((photo) => {
    const lead = leads.get(photo.submissionId);
    if (photo.state === 'removed') return isBeingCorrected(photo, lead) ? [] : [forgetAt(photo)];
    const isNext = photo.state === 'waiting' && lead?.state === 'delivered';
    if (!isNext || lead.destination.kind !== 'server') return [];
    // A photo held back for Wi-Fi is woken by the connection instead.
    return isHeldBack(photo) ? [] : [photo.nextAttemptAt];
  });
}

/** A photo removed while its waiting request is being corrected stays until that is saved. */
function isBeingCorrected(photo: Photo, lead: Submission | undefined): boolean {
  return lead !== undefined && isRemovedBeforeSending(photo) && waitingStates.includes(lead.state);
}
