import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { folders } from '../../build/paths.ts';

export const PASSWORD = 'correct horse';

type Settings = Readonly<Record<string, string>>;

/** The server as its users start it, on one folder of data, over and over. */
export class ServerProcess {
  readonly #settings: Settings;
  /** A program that starts the server in its stead, with arguments. */
  readonly #through: readonly string[];
  #child: ChildProcess | null = null;
  #address = '';
  #crashes = 0;
  #complaints: string[] = [];

  constructor(settings: Settings, through: readonly string[] = []) {
    this.#settings = settings;
    this.#through = through;
  }

  /** Where it listens: another port at each start. */
  get address(): string {
    return this.#address;
  }

  /** Times that it ended without being told to, or did not start. */
  get crashes(): number {
    return this.#crashes;
  }

  /** The last of what it wrote to its error output. */
  get complaints(): readonly string[] {
    return this.#complaints;
  }

  /** Starts it; resolves once it listens, rejects when it does not start. */
  async start(): Promise<void> {
    const [program = '', ...args] = [...this.#through, process.execPath, 'server/main.ts'];
    const child = spawn(program, args, {
      cwd: folders.root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        SKIP_ENV_FILE: '1',
        PORT: '0',
        LOG_LEVEL: 'error',
        ADMIN_PASSWORD: PASSWORD,
        RATE_LIMIT_PER_MINUTE: '1000000',
        ...this.#settings,
      },
    });
    this.#child = child;
    child.once('exit', () => {
      // Who ends it takes it away first.
      if (this.#child !== child) return;
      this.#child = null;
      this.#crashes += 1;
    });
    createInterface(child.stderr).on('line', (line) => {
      this.#complaints = [...this.#complaints.slice(-9), line];
    });
    this.#address = await addressOf(child);
  }

  /** Kills it without a chance to finish anything. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Stops it gracefully. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Bytes of memory that it has now. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.#child?.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // A tracer may write on when the server has gone; it holds the same output.
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  const { stdout } = child;
  if (stdout === null) throw new Error('The server process has no stdout.');
  return new Promise((resolve, reject) => {
    createInterface(stdout).on('line', (line) => {
      const address = /^The site is at (http\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`The server did not start (exit code ${code}).`)),
    );
  });
}
