/** SQLite's result codes for a damaged file or one that is not a database. */
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Whether an error means that the database file itself is damaged. */
export function isDamage(error: unknown): boolean {
  const code = resultCode(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}

/** SQLite's primary result code of an error, null for any other error. */
export function resultCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  // The upper bits hold the extended code.
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}
