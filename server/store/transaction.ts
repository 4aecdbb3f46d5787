import type { Db, Trx } from './engine.ts';

const MOST_TRIES = 5;
/** PostgreSQL: deadlock_detected, serialization_failure. */
const WORTH_REPEATING = ['40P01', '40001'];

/**
 * Runs `work` in one transaction: all of it is on the disk when this resolves, or nothing is. Work
 * that another transaction stood in the way of is done again.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
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
