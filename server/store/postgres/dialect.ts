import { PostgresDialect, PostgresDriver, type DatabaseConnection, type Dialect } from 'kysely';
import { Pool, types, type PoolConfig } from 'pg';
import { asStorageError, reportingStorageErrors } from '../storage-error.ts';

/** Milliseconds to wait for a connection: of the pool, or of the network. */
const CONNECT_MS = 5_000;
const INT8 = 20;

export type PoolOptions = {
  /** Connections at most. */
  size: number;
  /** Milliseconds for which a statement may run. */
  statementMs: number;
  readOnly?: boolean;
};

/** Kysely over a pool of connections to PostgreSQL. */
export function postgresDialect(url: string, options: PoolOptions): Dialect {
  const pool = new Pool(poolConfig(url, options));
  // A connection that breaks while nobody uses it: the pool makes another one.
  pool.on('error', () => undefined);
  // One that breaks while it is used also fails its query, which is where it is dealt with.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const dialect = new PostgresDialect({ pool });
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new Driver({ pool }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** What every connection of ours agrees on. */
export function poolConfig(url: string, { size, statementMs, readOnly }: PoolOptions): PoolConfig {
  return {
    connectionString: url,
    // The software's name, by which `npm run migrate` knows a server that is still running.
    application_name: 'ashlar',
    max: size,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    // An answer promises that the lead is on the disk.
    options: `-c synchronous_commit=on -c default_transaction_read_only=${readOnly === true ? 'on' : 'off'}`,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    // A server that does not answer at all.
    query_timeout: statementMs + 1_000,
    types: { getTypeParser },
  };
}

/** Our whole numbers all fit into a number. */
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
