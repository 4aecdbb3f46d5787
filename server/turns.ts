/** Runs jobs of the same name one at a time; those of other names in parallel. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(name: string, job: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(name) ?? Promise.resolve()).then(job, job);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
