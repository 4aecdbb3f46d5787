import type { DatabaseConnection } from 'kysely';

/** The database is not working: answered 503, and the sender tries again later. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

const reporting = new WeakSet<DatabaseConnection>();

/** The same connection, whose queries fail with a StorageError whatever the engine's error is. */
export function reportingStorageErrors(connection: DatabaseConnection): DatabaseConnection {
  if (reporting.has(connection)) return connection;
  reporting.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    try {
      return await execute(query, options);
    } catch (error) {
      throw asStorageError(error);
    }
  };
  return connection;
}

/** Wraps an engine's error. */
export function asStorageError(cause: unknown): StorageError {
  if (cause instanceof StorageError) return cause;
  const message = cause instanceof Error ? cause.message : 'unknown';
  return new StorageError(message, { cause });
}
