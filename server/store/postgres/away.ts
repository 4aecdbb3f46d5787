/** Network faults, and PostgreSQL's classes for a server that is starting, stopping or full. */
const CODES = /^(ECONN|EHOST|ENET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|57P0|53|08)/;
/** Messages of the client that have no code. */
const WORDS = /terminated|timeout|timed out/i;

/** Whether the database is unavailable, as opposed to rejecting a statement. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if ('code' in error && typeof error.code === 'string') return CODES.test(error.code);
  return WORDS.test(error.message) || isAway(error.cause);
}
