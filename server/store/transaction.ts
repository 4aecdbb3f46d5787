import type { Db, Trx } from './engine.ts';

const MOST_ATTEMPTS = 5;
/** PostgreSQL: deadlock_detected, serialization_failure. */
const WORTH_REPEATING = ['40P01', '40001'];

/** Callbacks that run after a transaction commits. */
const waiting = new WeakMap<Trx, (() => void)[]>();

/** Runs a callback after the transaction of `inTransaction` commits; never if it does not. */
export function afterCommit(trx: Trx, work: () => void): void {
  waiting.get(trx)?.push(work);
}

/**
 * Runs `work` in one transaction: when this resolves, all of it is on the disk. Retries if another
 * transaction conflicts. In a transaction, `work` becomes part of it.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  if (isTrx(db)) return work(db);
  for (let attempts = 1; ; attempts += 1) {
    const afterwards: (() => void)[] = [];
    try {
      const result = await db.transaction().execute((trx) => {
        waiting.set(trx, afterwards);
        return work(trx);
      });
      for (const done of afterwards) done();
      return result;
    } catch (error) {
      if (attempts >= MOST_ATTEMPTS || !isWorthRepeating(error)) throw error;
    }
  }
}

function isTrx(db: Db): db is Trx {
  return db.isTransaction;
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
