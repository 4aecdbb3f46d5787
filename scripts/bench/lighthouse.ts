import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserFlags } from '../browser.ts';
import { categories, readReport, type Measured } from './report.ts';

const program = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url));

/** Longest that one measurement may take, in ms. */
const LIMIT_MS = 180_000;

/**
 * Measures a page once as Lighthouse's mobile: a new browser, 4x CPU, slow 4G, simulated from an
 * unthrottled run or really applied. Throws when it could not be measured.
 */
export async function measure(url: string, applied: boolean, browser: string): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'));
  const output = join(folder, 'report.json');
  try {
    await lighthouse(browser, [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${categories.join(',')}`,
      `--throttling-method=${applied ? 'devtools' : 'simulate'}`,
      '--disable-full-page-screenshot',
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ]);
    return readReport(JSON.parse(await readFile(output, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function lighthouse(browser: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LIMIT_MS,
    env: { ...process.env, CHROME_PATH: browser },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const [code] = await once(child, 'close');
  if (code !== 0)
    throw new Error(`Lighthouse exited with code ${code}: ${said.trim().slice(-500)}`);
}
