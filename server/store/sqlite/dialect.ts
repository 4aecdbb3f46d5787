import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { reportingStorageErrors } from '../storage-error.ts';
import { resultCode } from './damage.ts';

/** How long a transaction waits for another program's write, in milliseconds. */
const BUSY_MS = 3000;
const BUSY_STEP_MS = 10;
const SQLITE_BUSY = 5;
/** Size of the cache of prepared statements. */
const MOST_STATEMENTS = 300;

/**
 * Kysely over a `node:sqlite` database with one connection; transactions take the write lock at
 * once.
 */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new Driver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class Driver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: adapted(database) });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return reportingStorageErrors(await super.acquireConnection());
  }

  /** Waits for another program without blocking requests that need no database. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = performance.now() + BUSY_MS;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await pause(BUSY_STEP_MS);
      }
    }
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has already rolled back after some failures, such as a full disk.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && resultCode(error.cause) === SQLITE_BUSY;
}

/** The part of better-sqlite3 that Kysely's driver calls. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = adaptedStatement(database.prepare(sql));
      if (kept.size >= MOST_STATEMENTS) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
  };
}

function adaptedStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bound)),
    run: (parameters) => statement.run(...parameters.map(bound)),
    iterate: (parameters) => statement.iterate(...parameters.map(bound)),
  };
}

function bound(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}.`);
}
