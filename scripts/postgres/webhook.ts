import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const bodySchema = z.object({ submissionId: z.string() });

/** A webhook on loopback that counts how often each lead comes. */
export async function countingWebhook() {
  const arrivals = new Map<string, number>();
  const server = createServer((request, response) => {
    text(request)
      .then((body) => {
        const { submissionId } = bodySchema.parse(JSON.parse(body));
        arrivals.set(submissionId, (arrivals.get(submissionId) ?? 0) + 1);
        return response.end('{"status":"success"}');
      })
      // Its sender was killed.
      .catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hooks/catch/1`,
    arrivals: arrivals as ReadonlyMap<string, number>,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
