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

const runThree = (dying: string, more: NodeJS.ProcessEnv = {}) =>
  runVitest([`--config=${config}`], { DEATHS_FOLDER: folder, DYING: dying, ...more });

it('runs every file once more whose turn had not come when a process died, where CI is set', async () => {
  vi.stubEnv('CI', 'true');
  expect(await runThree('first')).toEqual({ passed: 3, failed: 0 });
});

it('goes on as often as a process dies, as long as files come to their end', async () => {
  vi.stubEnv('CI', 'true');
  expect(await runThree('second,third')).toEqual({ passed: 3, failed: 0 });
});

it('fails when a process dies once more under the same file, and counts what was done', async () => {
  vi.stubEnv('CI', 'true');
  expect(await runThree('second', { DIE_ALWAYS: '1' })).toEqual({ passed: 1, failed: 1 });
});

it('counts a process that died as failed elsewhere', async () => {
  vi.stubEnv('CI', '');
  expect(await runThree('first')).toMatchObject({ failed: 1 });
});
