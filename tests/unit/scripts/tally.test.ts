import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runVitest } from '../../../scripts/tally.ts';

const config = fileURLToPath(new URL('lost-process/vitest.config.ts', import.meta.url));
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-tally-'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const runThree = () => runVitest([`--config=${config}`], { DIED_ONCE: join(folder, 'died') });

it('runs every file once more whose turn had not come when a process died, where CI is set', async () => {
  vi.stubEnv('CI', 'true');
  expect(await runThree()).toEqual({ passed: 3, failed: 0 });
});

it('counts a process that died as failed elsewhere', async () => {
  vi.stubEnv('CI', '');
  expect(await runThree()).toMatchObject({ failed: 1 });
});
