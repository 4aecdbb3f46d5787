import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../../src/contract/paths.ts';
import { folders } from '../build/paths.ts';
import { freePort } from './free-port.ts';

/** How long a start may take, in milliseconds; a busy machine needs most of it. */
const START_MS = 60_000;

/** The same code is started hundreds of times: a third of a second instead of a whole one. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(folders.root, 'node_modules/.cache/compile'),
} as const;

type Environment = Readonly<Record<string, string>>;

/** How long one look may take whether the server answers, in milliseconds. */
const ANSWER_MS = 2_000;

/** A free port and a new folder for the database, for one site. */
export type SitePlace = { readonly port: number; readonly dataDir: string };

/** A place that nothing else uses. */
export async function newPlace(): Promise<SitePlace> {
  return { dataDir: await mkdtemp(join(tmpdir(), 'site-')), port: await freePort() };
}

/** The real server over the real build, with a database of its own, that can be stopped and started. */
export class SiteProcess {
  readonly url: string;
  readonly #place: SitePlace;
  readonly #env: Environment;
  #child: ChildProcess | null = null;

  /** Not running yet: `up` starts it. `env` adds to or replaces the server's settings. */
  constructor(place: SitePlace, env: Environment = {}) {
    this.#place = place;
    this.#env = env;
    this.url = `http://127.0.0.1:${place.port}`;
  }

  /** Starts the server, on the same port and database as before; resolves when it answers. */
  async up(): Promise<void> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: folders.root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...compileCache, ...this.settings },
    });
    this.#child = child;
    await this.#answers(child);
  }

  /** The server's settings, as they are in its environment. */
  protected get settings(): Environment {
    return {
      PORT: String(this.#place.port),
      DATA_DIR: this.#place.dataDir,
      LOG_LEVEL: 'silent',
      SKIP_ENV_FILE: '1',
      RATE_LIMIT_PER_MINUTE: '100000',
      ...this.#env,
    };
  }

  /** Folder of its database and of what else it keeps. */
  get dataDir(): string {
    return this.#place.dataDir;
  }

  /** Stops the server gracefully: nobody listens on its port afterwards. */
  async down(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Kills the server without a chance to finish anything. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops the server and removes its database. */
  async remove(): Promise<void> {
    await this.down();
    await rm(this.#place.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  async #answers(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + START_MS;
    while (Date.now() < deadline) {
      if (child.exitCode !== null)
        throw new Error(`The server exited with code ${child.exitCode}.`);
      const signal = AbortSignal.timeout(ANSWER_MS);
      const well = await fetch(`${this.url}${paths.health}`, { signal }).then(
        (answer) => answer.ok,
        () => false,
      );
      if (well) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The server did not respond in time.');
  }
}
