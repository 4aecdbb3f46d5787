import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';

/** Background Sync retries after a second instead of five minutes; the mechanism stays the browser's own. */
const QUICK_SYNC = [
  '--force-fieldtrials=BackgroundSync/Test/',
  '--force-fieldtrial-params=BackgroundSync.Test:initial_retry_delay_sec/1/retry_delay_factor/1/max_sync_attempts/30',
];

/** A browser process with a profile on disk, that can be killed and started again. */
export class BrowserProcess {
  readonly #profile: string;
  #child: ChildProcess | null = null;
  #browser: Browser | null = null;

  private constructor(profile: string) {
    this.#profile = profile;
  }

  static async start(): Promise<BrowserProcess> {
    const started = new BrowserProcess(await mkdtemp(join(tmpdir(), 'ashlar-profile-')));
    await started.up();
    return started;
  }

  /** Starts the browser with the profile as it was left; resolves when it takes commands. */
  async up(): Promise<void> {
    const program = findBrowser();
    if (!program) throw new Error('there is no Chromium');
    const portFile = join(this.#profile, 'DevToolsActivePort');
    await rm(portFile, { force: true });
    this.#child = spawn(
      program,
      [
        ...browserFlags,
        ...QUICK_SYNC,
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      { stdio: 'ignore' },
    );
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(portFile)}`);
  }

  /** The profile's own context: its storage and workers outlive every page. */
  context(): BrowserContext {
    const context = this.#browser?.contexts()[0];
    if (!context) throw new Error('the browser is not running');
    return context;
  }

  /** Kills the browser without a chance to finish anything. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    this.#browser = null;
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** Kills the browser and removes its profile. */
  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function portIn(file: string): Promise<number> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const port = Number(text.split('\n', 1)[0]);
    if (port > 0) return port;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the browser did not open its port');
}
