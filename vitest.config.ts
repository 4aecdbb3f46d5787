import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { business } from './src/content/business.ts';
import { quickPlace } from './scripts/quick-place.ts';
import { renderedModules } from './scripts/build/rendered.ts';
import { searchIndex } from './scripts/build/search-index.ts';

/** Tests of modules that keep no state of their own: their files can share one loaded copy of it all. */
const STATELESS = [
  'tests/unit/{content,contract,scripts}/**/*.test.{ts,tsx}',
  'tests/server/**/*.test.ts',
  'tools/*/tests/**/*.test.ts',
  // What is true of the sample alone: another firm has other hours and ratings.
  ...(business.isSample ? ['tests/sample/**/*.test.ts'] : []),
];

/** Tests that only a PostgreSQL can pass, and those that both engines must (`npm run test:postgres`). */
const POSTGRES_ALONE = 'tests/server/postgres/**/*.test.ts';
const BOTH_ENGINES = [
  'tests/server/{leads,typed,controls,telephone,errors,released,standing,withdrawal}.test.ts',
  'tests/server/{admin,capsules,forwarding,mailbox,notices,photos,ops,publishing}/**/*.test.ts',
  'tests/server/store/{csv,reads,counters,listing,queries,searching,settling,funnel-filled}.test.ts',
];
/** Among them, what no database has a part in. */
const NO_ENGINE = [
  'tests/server/forwarding/{backoff,outcome,send}.test.ts',
  'tests/server/notices/mailer.test.ts',
  'tests/server/ops/rotation.test.ts',
];

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

export default defineConfig({
  plugins: [searchIndex(), renderedModules({ rendered: false })],
  test: {
    environment: 'node',
    // Most servers of the tests start a process that reads; loading its modules took most of their time.
    env: {
      NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compile'),
      TMPDIR: quickPlace(),
    },
    globalSetup: 'tests/support/reading-process/vitest-setup.ts',
    restoreMocks: true,
    // Left to itself Vitest keeps one core for itself, and tests in which servers answer wait most of the time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // `npm run coverage`, whose script reads the report.
    coverage: {
      provider: 'v8',
      // Threads and processes that tests start count as well.
      autoAttachSubprocess: true,
      include: ['src/outbox/{core,leads,photos}/**/*.ts', 'src/contract/**/*.ts', 'server/**/*.ts'],
      // Tested where there is a PostgreSQL.
      exclude: ['server/store/postgres/**', 'server/photos/database/**', 'server/transfer/**'],
      reporter: ['json'],
      reportsDirectory: 'test-results/coverage',
    },
    // No test waits for a time, but a machine with much other work takes its own.
    testTimeout: 30_000,
    // As with the browser stories: once more where such a machine judges, and the report says so.
    retry: process.env['CI'] ? 1 : 0,
    projects: onPostgres
      ? [
          {
            extends: true,
            test: {
              name: 'postgres',
              include: [POSTGRES_ALONE, ...BOTH_ENGINES],
              exclude: NO_ENGINE,
              isolate: false,
            },
          },
        ]
      : [
          {
            extends: true,
            test: {
              name: 'stateless',
              include: STATELESS,
              exclude: [POSTGRES_ALONE],
              isolate: false,
            },
          },
          {
            extends: true,
            test: {
              name: 'isolated',
              include: ['tests/{unit,sw}/**/*.test.{ts,tsx}'],
              exclude: STATELESS,
            },
          },
        ],
  },
});
