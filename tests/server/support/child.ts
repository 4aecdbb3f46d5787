import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { PASSWORD } from './owner.ts';

const MAIN = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

export type Started = { process: ChildProcess; address: string; output: string[] };

/** The server as its users start it, in a process of its own that ends with the test; in `folder`, or this one. */
export function spawnServer(settings: Record<string, string>, folder?: string): ChildProcess {
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: {
      PORT: '0',
      API_ONLY: 'true',
      SKIP_ENV_FILE: '1',
      LOG_LEVEL: 'silent',
      FORWARD_BASE_MS: '50',
      RATE_LIMIT_PER_MINUTE: '100000',
      ADMIN_PASSWORD: PASSWORD,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The same, once it has said where it is; `output` goes on growing. */
export async function started(settings: Record<string, string>, folder?: string): Promise<Started> {
  const child = spawnServer(settings, folder);
  const output: string[] = [];
  const { stdout } = child;
  if (stdout === null) throw new Error('no output');
  return new Promise<Started>((resolve, reject) => {
    createInterface(stdout).on('line', (line) => {
      output.push(line);
      const address = /^The site is at (http\S+)/.exec(line)?.[1];
      if (address !== undefined) resolve({ process: child, address, output });
    });
    child.on('exit', () => reject(new Error('the server did not start')));
  });
}
