import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadPageSchema, type LeadSummary } from '../../src/contract/admin.ts';
import { paths } from '../../src/contract/paths.ts';
import { freePort } from './free-port.ts';

export const OWNER_PASSWORD = 'a password for the tests';

/** The real server over the real build, with a database of its own, that can be stopped and started. */
export class Site {
  readonly url: string;
  readonly #port: number;
  readonly #dataDir: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;

  private constructor(port: number, dataDir: string, env: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#dataDir = dataDir;
    this.#env = env;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** A running site; `env` adds to or replaces the server's settings. */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<Site> {
    const dataDir = await mkdtemp(join(tmpdir(), 'ashlar-'));
    const site = new Site(await freePort(), dataDir, env);
    await site.up();
    return site;
  }

  /** Starts the server, on the same port and database as before. */
  async up(): Promise<void> {
    const child = spawn(process.execPath, ['server/main.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        ADMIN_PASSWORD: OWNER_PASSWORD,
        LOG_LEVEL: 'silent',
        FORWARD_BASE_MS: '100',
        RATE_LIMIT_PER_MINUTE: '100000',
        // The stories type faster than people do; the check itself is proved by the server's tests.
        MIN_FILL_MS: '0',
        ...this.#env,
      },
    });
    this.#child = child;
    await this.#answers(child);
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
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /** What the owner sees in the inbox. */
  async inbox(): Promise<readonly LeadSummary[]> {
    const cookie = await this.signIn();
    const answer = await fetch(`${this.url}${paths.adminLeads}?limit=100`, { headers: { cookie } });
    return leadPageSchema.parse(await answer.json()).leads;
  }

  /** Signs the owner in; the session's cookie. */
  async signIn(): Promise<string> {
    const answer = await fetch(`${this.url}${paths.session}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: OWNER_PASSWORD }),
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
    if (!answer.ok || cookie === undefined) throw new Error(`sign-in answered ${answer.status}`);
    return cookie;
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
    const deadline = Date.now() + 20_000;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      const well = await fetch(`${this.url}${paths.health}`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (well) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the server did not answer in time');
  }
}
