/**
 * Runs jobs one at a time; `busy` makes the error for jobs that arrive when the queue is full.
 * Hashing takes much memory: in parallel, guesses would exhaust the machine.
 */
export function createMutex(longestQueue: number, busy: () => Error) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (waiting >= longestQueue) throw busy();
    waiting += 1;
    const mine = last.then(job, job);
    last = mine.then(
      () => undefined,
      () => undefined,
    );
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  };
}
