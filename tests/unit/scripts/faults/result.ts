import type { Result } from '../../../faults/record.ts';

/** A run of a fault in which all went well, but for the changes. */
export function result({ job, ...changes }: Partial<Result> = {}): Result {
  return {
    job: { fault: 'server down', seed: 1, engine: 'chromium', subject: 'ours', ...job },
    sent: 2,
    received: 2,
    repeats: 0,
    copies: 0,
    lost: 0,
    late: 0,
    deliveryMs: [0, 300],
    timedOut: false,
    choices: [],
    problems: [],
    tookMs: 5_000,
    ...changes,
  };
}
