import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { envelopeSchema, type Envelope } from '../../src/contract/envelope.ts';

export type Recorded = { readonly headers: IncomingHttpHeaders; readonly envelope: Envelope };

/** A webhook receiver that keeps what it is sent and answers 200. */
export type Recorder = {
  readonly url: string;
  readonly received: readonly Recorded[];
  /** What came after a lead, to tell of its photographs. */
  readonly followUps: readonly Recorded[];
  readonly close: () => Promise<void>;
};

const followUpSchema = z.object({ event: z.literal('photos') });

/** Starts a recording webhook receiver on the loopback address. */
export async function startRecorder(): Promise<Recorder> {
  const received: Recorded[] = [];
  const followUps: Recorded[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const list = followUpSchema.safeParse(body).success ? followUps : received;
      list.push({ headers: request.headers, envelope: envelopeSchema.parse(body) });
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('ok');
    });
  });
  await listen(server);
  const { port } = addressOf(server);
  return {
    url: `http://127.0.0.1:${port}/hooks/catch/1`,
    received,
    followUps,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port');
  return address;
}
