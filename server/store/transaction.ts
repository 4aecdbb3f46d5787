import type { Db, Trx } from './engine.ts';

const MOST_TRIES = 5;
/** PostgreSQL: deadlock_detected, serialization_failure. */
const WORTH_REPEATING = ['40P01', '40001'];

/** What is to be done once a transaction is committed. */
const waiting = new WeakMap<Trx, (() => void)[]>();

/** Has something done once the transaction of `inTransaction` is committed, and never if it is not. */
export function afterCommit(trx: Trx, work: () => void): void {
  waiting.get(trx)?.push(work);
}

/**
 * Runs `work` in one transaction: all of it is on the disk when this resolves, or nothing is. Work
 * that another transaction stood in the way of is done again.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const afterwards: (() => void)[] = [];
    try {
      const result = await db.transaction().execute((trx) => {
        waiting.set(trx, afterwards);
        return work(trx);
      });
      for (const done of afterwards) done();
      return result;
    } catch (error) {
      if (tries >= MOST_TRIES || !isWorthRepeating(error)) throw error;
    }
  }
}

function isWorthRepeating(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error &&
    'code' in cause &&
    typeof cause.code === 'string' &&
    WORTH_REPEATING.includes(cause.code)
  );
}
