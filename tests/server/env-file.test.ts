import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { started } from './support/child.ts';
import { PASSWORD } from './support/owner.ts';
import { freshFolder } from './support/server.ts';

/** Starts in a folder whose `.env` names another data folder and password, tries the password, and stops. */
async function startedIn(folder: string, settings: Record<string, string>): Promise<number> {
  writeFileSync(join(folder, '.env'), 'DATA_DIR=./named\nADMIN_PASSWORD=of the file\n');
  const server = await started(settings, folder);
  const { status } = await fetch(`${server.address}${paths.session}`, {
    method: 'POST',
    body: JSON.stringify({ password: PASSWORD }),
    headers: { 'content-type': 'application/json' },
  });
  const gone = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await gone;
  return status;
}

test('settings may stand in .env where the server is started, and those of the environment win', async () => {
  const folder = freshFolder();
  expect(await startedIn(folder, { SKIP_ENV_FILE: '' })).toBe(200);
  expect(existsSync(join(folder, 'named', 'ashlar.sqlite'))).toBe(true);
}, 30_000);

test('a server that is told to leave .env out has nothing of it', async () => {
  const folder = freshFolder();
  expect(await startedIn(folder, { SKIP_ENV_FILE: '1' })).toBe(200);
  expect(existsSync(join(folder, 'named'))).toBe(false);
  expect(existsSync(join(folder, 'data', 'ashlar.sqlite'))).toBe(true);
}, 30_000);
