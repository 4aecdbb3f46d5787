import { PostgresDialect, PostgresDriver, type DatabaseConnection, type Dialect } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { asStorageError, reportingStorageErrors } from '../storage-error.ts';

/** Milliseconds to wait for a connection, from the pool or the network. */
const CONNECT_MS = 5_000;
const INT8 = 20;

export type PoolOptions = {
  /** Maximum number of connections. */
  size: number;
  /** Statement timeout in milliseconds. */
  statementMs: number;
  readOnly?: boolean;
};

/** Kysely over a pool of connections to PostgreSQL. */
export function postgresDialect(url: string, options: PoolOptions): Dialect {
  const pool = new Pool(poolConfig(url, options));
  // If an idle connection breaks, the pool opens another.
  pool.on('error', () => undefined);
  // One that breaks while in use also fails its query, where the error is handled.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new Driver({ pool }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** Options of every connection. */
export function poolConfig(url: string, { size, statementMs, readOnly }: PoolOptions): PoolConfig {
  return {
    connectionString: url,
    // The software's name, by which `npm run migrate` detects running servers.
    application_name: 'ashlar',
    max: size,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // An acknowledged lead must be on the disk.
    options: `-c synchronous_commit=on -c default_transaction_read_only=${readOnly === true ? 'on' : 'off'}`,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    // Detects a server that does not answer at all.
    query_timeout: statementMs + 1_000,
    types: { getTypeParser },
  };
}

/** All our integers fit into a number. */
const getTypeParser: typeof types.getTypeParser = (id, format) =>
  id === INT8 ? Number : types.getTypeParser(id, format);

class Driver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return reportingStorageErrors(await super.acquireConnection());
    } catch (error) {
      throw asStorageError(error);
    }
  }
}
