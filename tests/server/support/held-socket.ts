import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { z } from '#contract/zod.ts';

const handleSchema = z.object({ _handle: z.object({ fd: z.int() }) });

/** Holds descriptor 3, and runs a program with it for each line that it reads, one after the other. */
const KEEPER = `while read -r main; do
  /bin/sh -c 'echo "pid $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"' "$0" "$main"
  echo "ended $?"
done`;

/**
 * A listening socket on loopback, and who holds it while servers on it come and go, as systemd does
 * with a socket unit.
 */
export async function heldSocket(settings: Record<string, string>) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  const { fd } = handleSchema.parse(server)['_handle'];
  const keeper = spawn('/bin/sh', ['-c', KEEPER, process.execPath], {
    stdio: ['pipe', 'pipe', 'inherit', fd],
    // Each release serves the build beside it.
    env: {
      ...process.env,
      DIST_DIR: undefined,
      SKIP_ENV_FILE: '1',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  // From here on only the keeper holds it: this process would take connections itself.
  server.close();
  const { stdin, stdout } = keeper;
  if (stdin === null || stdout === null) throw new Error('the keeper has no pipes');
  const lines = createInterface(stdout);
  let pid: number | null = null;
  lines.on('line', (line) => {
    const started = /^pid (\d+)$/.exec(line)?.[1];
    if (started !== undefined) pid = Number(started);
    if (line.startsWith('ended')) pid = null;
  });
  const line = (wanted: RegExp) =>
    new Promise<string>((resolve) => {
      lines.on('line', (text) => {
        if (wanted.test(text)) resolve(text);
      });
    });
  const stop = async () => {
    if (pid === null) return;
    const ended = line(/^ended /);
    process.kill(pid, 'SIGTERM');
    await ended;
  };
  onTestFinished(async () => {
    stdin.end();
    await stop();
  });
  return {
    address: `http://127.0.0.1:${address.port}`,
    /** Resolves once the server says that it listens. */
    async start(main: string): Promise<void> {
      const listening = line(/^The site is at /);
      stdin.write(`${main}\n`);
      await listening;
    },
    /** Resolves once the server that runs now has ended, to its exit code. */
    ended: async () => Number((await line(/^ended /)).slice('ended '.length)),
    /** Stops the server gracefully; connections wait. */
    stop,
  };
}
