import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out by themselves (Linux from 32768, RFC 6335 from 49152):
 * nothing else comes by one of these while its server is stopped for a while.
 */
const LOWEST = 11_000;
const HIGHEST = 30_000;
const ATTEMPTS = 50;

/** A port of the loopback address that nobody listens on. Throws when none is found. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port found.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
