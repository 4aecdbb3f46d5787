import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStore } from '#server/store/store.ts';
import { aRenderedSite } from '../support/published.ts';
import { freshFolder } from '../support/server.ts';

const ACCOUNT_WITHOUT_RIGHTS = 65_534;
/** Loopback, where nobody listens on the first port. */
const NO_POSTGRES = 'postgres://nobody:secret@127.0.0.1:1/none';

type Ended = { code: number; said: string };

/** Runs a command to its end. */
function run(line: string, settings: Record<string, string> = {}, uid?: number): Promise<Ended> {
  const env = { ...process.env, SKIP_ENV_FILE: '1', PORT: '0', ...settings };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      line.split(' '),
      { env, ...(uid === undefined ? {} : { uid }) },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });
}

const [BACKUP, RESTORE, OWNER, DOCTOR] = ['backup', 'restore', 'owner', 'doctor'].map(
  (name) => `server/ops/${name}/main.ts`,
);
const MIGRATE = 'server/transfer/main.ts';

describe('A command of the operator', () => {
  test.each([
    `${BACKUP} elsewhere`,
    `${DOCTOR} --jsno`,
    `${MIGRATE} --to mysql://host/ashlar`,
    'scripts/update/main.ts --help',
    'scripts/export.ts --help',
    'server/main.ts --port 80',
  ])('says how it is used, and does nothing: %s', async (line) => {
    const dataDir = join(freshFolder(), 'data');
    const { code, said } = await run(line, { DATA_DIR: dataDir });
    expect(said).toContain('Usage: npm run ');
    expect(code).toBe(1);
    expect(existsSync(dataDir)).toBe(false);
  });

  test.each([
    `${OWNER} --new-capsule-key`,
    `${MIGRATE} --to FOLDER/moved`,
    'scripts/export.ts FOLDER/exported',
    'scripts/content.ts pull',
  ])('makes no data where a folder is mistyped: %s', async (line = '') => {
    const folder = freshFolder();
    const dataDir = join(folder, 'mistyped');
    const { code, said } = await run(line.replace('FOLDER', folder), {
      DATA_DIR: dataDir,
      BACKUP_DIR: join(folder, 'backups'),
    });
    expect(said).toContain(`Cannot read '${dataDir}`);
    expect(code).toBe(1);
    expect(existsSync(dataDir)).toBe(false);
    expect(existsSync(join(folder, 'moved'))).toBe(false);
  });

  test('says that PostgreSQL does not answer, and what to check', async () => {
    const { code, said } = await run(`${OWNER} --reset`, { DATABASE_URL: NO_POSTGRES });
    expect(said).toContain('ECONNREFUSED 127.0.0.1:1. Check that PostgreSQL is running');
    expect(said).not.toContain('secret');
    expect(code).toBe(1);
  });
});

test('a restore from a folder, and a move to where the data is, are refused in words', async () => {
  const folder = freshFolder();
  const dataDir = join(folder, 'data');
  await (await openStore(dataDir)).close();
  const restored = await run(`${RESTORE} ${folder}`, { DATA_DIR: dataDir });
  expect(restored).toEqual({
    code: 1,
    said: `Nothing was restored.\nThere is no file '${folder}'. Name a backup, as npm run backup printed it.\n`,
  });
  const moved = await run(`${MIGRATE} --to ${dataDir}`, { DATA_DIR: dataDir });
  expect(moved).toEqual({
    code: 1,
    said: 'Nothing was moved.\nThe data is in that place already. Name another one.\n',
  });
});

test.skipIf(process.getuid?.() !== 0)(
  'what an account may not write is said with what to do about it',
  async () => {
    const folder = freshFolder();
    chmodSync(folder, 0o755);
    const locked = join(folder, 'locked');
    mkdirSync(locked, { mode: 0o700 });
    const target = join(locked, 'exported');
    const dist = aRenderedSite();
    chmodSync(dist, 0o755);
    const { code, said } = await run(
      `scripts/export.ts ${target}`,
      { DATA_DIR: '/tmp', DIST_DIR: dist },
      ACCOUNT_WITHOUT_RIGHTS,
    );
    expect(said).toMatch(/^The export failed\.\nEACCES: .*\. Choose another place, or run this as/);
    expect(said).not.toContain('    at ');
    expect(code).toBe(1);
  },
);

test('a script that does not know an option says so in a line, without a stack', async () => {
  expect(await run('scripts/brand/main.ts --nonsense')).toEqual({
    code: 1,
    said: "Unknown option '--nonsense'\nSee docs/scripts.md.\n",
  });
});
