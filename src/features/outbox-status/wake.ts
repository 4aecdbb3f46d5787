import type { Submission } from '#outbox/record.ts';

/** Before storage that did not answer is asked again, in milliseconds. */
export const STORAGE_PAUSE_MS = 10_000;

/**
 * When the next attempt should be made, in milliseconds since the epoch; null when nothing will be
 * tried by itself. After a network error the other leads for the same destination wait for the one
 * that probes it, so that a timer does not run for each of them.
 */
export function nextWake(rows: readonly Submission[], now: number): number | null {
  const byDestination = new Map<string, Submission[]>();
  for (const row of rows) {
    if (row.state !== 'pending' && row.state !== 'paused' && row.state !== 'sending') continue;
    const { url } = row.destination;
    byDestination.set(url, [...(byDestination.get(url) ?? []), row]);
  }
  const times = [...byDestination.values()].map((group) => nextOf(group, now));
  return times.length === 0 ? null : Math.min(...times);
}

function nextOf(group: readonly Submission[], now: number): number {
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
