import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type Browser, type BrowserContext } from '@playwright/test';
import { ADDRESS_BAR_PAGES, browserFlags, findBrowser } from '../../scripts/browser.ts';

/** Background Sync retries after a second instead of five minutes; the mechanism stays the browser's own. */
const QUICK_SYNC = [
  '--force-fieldtrials=BackgroundSync/Test/',
  '--force-fieldtrial-params=BackgroundSync.Test:initial_retry_delay_sec/1/retry_delay_factor/1/max_sync_attempts/30',
];

/** Chromium's own numbers for what a visitor sets in the settings of a site. */
const CONTENT_SETTING = { allow: 1, block: 2 } as const;

/** Settings by Chromium's names, such as `notifications`. */
export type SiteSettings = Readonly<Record<string, keyof typeof CONTENT_SETTING>>;

/** A browser process with a profile on disk, that can be killed and started again. */
export class BrowserProcess {
  readonly #profile: string;
  #child: ChildProcess | null = null;
  #browser: Browser | null = null;

  private constructor(profile: string) {
    this.#profile = profile;
  }

  /** Starts it; `allowed` is what its visitor has set for every site. */
  static async start(allowed: SiteSettings = {}): Promise<BrowserProcess> {
    const started = new BrowserProcess(await mkdtemp(join(tmpdir(), 'site-profile-')));
    await started.#set(allowed);
    await started.up();
    return started;
  }

  /** Starts the browser with the profile as it was left; resolves when it takes commands. */
  async up(): Promise<void> {
    const program = findBrowser();
    if (!program) throw new Error('there is no Chromium');
    await rm(this.#portFile(), { force: true });
    this.#child = spawn(
      program,
      [
        ...browserFlags,
        `--disable-features=${ADDRESS_BAR_PAGES.join(',')}`,
        ...QUICK_SYNC,
        // A phone, as in the other stories: on a computer pages say 'this device'.
        `--user-agent=${devices['Pixel 7'].userAgent}`,
        '--headless=new',
        '--remote-debugging-port=0',
        `--user-data-dir=${this.#profile}`,
        'about:blank',
      ],
      { stdio: 'ignore' },
    );
    await this.takeUp();
  }

  /** Drives the browser again that was let go. */
  async takeUp(): Promise<void> {
    const port = await portIn(this.#portFile());
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  }

  /** Leaves the browser to itself, its pages open: only the front one of a window is visible then. */
  async disconnect(): Promise<void> {
    await this.#browser?.close();
    this.#browser = null;
  }

  /** Whether the browser has stored a notification with these words. */
  async hasStored(words: string): Promise<boolean> {
    const folder = join(this.#profile, 'Default', 'Platform Notifications');
    const names = await readdir(folder).catch(() => []);
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
    return texts.some((text) => text.includes(words));
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    this.#browser = null;
    if (!child) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  async #set(allowed: SiteSettings): Promise<void> {
    const settings = Object.entries(allowed).map(([name, value]) => [name, CONTENT_SETTING[value]]);
    const preferences = {
      profile: { default_content_setting_values: Object.fromEntries(settings) },
    };
    await mkdir(join(this.#profile, 'Default'), { recursive: true });
    await writeFile(join(this.#profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  }

  #portFile(): string {
    return join(this.#profile, 'DevToolsActivePort');
  }

  /** The profile's own context: its storage and workers outlive every page. */
  context(): BrowserContext {
    const context = this.#browser?.contexts()[0];
    if (!context) throw new Error('the browser is not running');
    return context;
  }

  /** Quits the browser as its visitor would. */
  async quit(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Kills the browser without a chance to finish anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
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
