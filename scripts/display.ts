import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Large enough for the windows of the tests. */
const SCREEN = '1440x1000x24';

/**
 * Starts a virtual display for engines that can't do without one, and lets the programs started
 * from now on use it. Gives how to end it.
 */
export async function startDisplay(): Promise<() => void> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const failed = once(server, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.')));
  const [written] = await Promise.race([once(server.stdout, 'data'), failed]);
  failed.catch(() => undefined);
  process.env['DISPLAY'] = `:${String(written).trim()}`;
  return () => server.kill();
}
