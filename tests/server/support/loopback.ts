import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';

/** Has a server listen on a free port of loopback until the test ends; returns its origin. */
export async function onLoopback(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://127.0.0.1:${port}`;
}
