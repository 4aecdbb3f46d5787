/**
 * Lets jobs run one after the other; `busy` makes the error for those that come when too many
 * wait already. Hashing takes much memory: side by side, guesses would exhaust the machine.
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
