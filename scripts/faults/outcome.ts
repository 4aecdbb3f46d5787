import type { Result } from '../../tests/faults/record.ts';

/** Whether a run shows nothing lost, doubled, late or wrong otherwise. */
export function isGood({ lost, repeats, late, problems }: Result): boolean {
  return lost + repeats + late + problems.length === 0;
}

/**
 * Whether a run says nothing but that the browser was too slow. A lead that is lost, late or doubled, a
 * false claim and an error of the page are findings, however the next run ends.
 */
function isInconclusive({ timedOut, lost, repeats, late, problems }: Result): boolean {
  return timedOut && lost + repeats + late === 0 && problems.length === 1;
}

/** Plays a run, up to so many times as long as it is inconclusive. The last try counts. */
export async function playUpTo(tries: number, play: () => Promise<Result>): Promise<Result> {
  const result = await play();
  if (tries <= 1 || !isInconclusive(result)) return result;
  return { ...(await playUpTo(tries - 1, play)), firstTry: result.problems };
}

/** A run as one line. */
export function lineOf(result: Result): string {
  const { fault, seed, engine, subject } = result.job;
  const counts = [
    `sent ${result.sent}`,
    `received ${result.received}`,
    `repeats ${result.repeats}`,
    `lost ${result.lost}`,
    ...(result.late > 0 ? [`late ${result.late}`] : []),
  ];
  const took = `${(result.tookMs / 1000).toFixed(1)} s`;
  return [`${engine} ${subject}`, fault, `seed ${seed}`, counts.join(', '), took].join(' · ');
}

/** The good runs that were tried again, each named in a line. */
export function passedWhenTriedAgain(results: readonly Result[]): string[] {
  return results
    .filter((result) => isGood(result) && result.firstTry !== undefined)
    .map(({ job, firstTry = [] }) => {
      const [cause = ''] = firstTry.join(' ').split('\n');
      return `Passed when tried again: ${job.fault}, seed ${job.seed}, ${job.engine} (first try: ${cause})`;
    });
}
