import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
type Answer =
  | number
  | 'endless'
  | { status: number; headers?: Record<string, string> }
  | 'hang'
  | 'reset';

/** A webhook on loopback that writes down what it gets and answers as the test says. */
export async function aWebhook(
  answer: (received: Received, index: number) => Answer | Promise<Answer> = () => 200,
) {
  const received: Received[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const one = { path: request.url ?? '', headers: request.headers, body };
    received.push(one);
    const answering = answer(one, received.length - 1);
    for (const { count, resolve } of waiting) if (received.length >= count) resolve();
    reply(response, answering instanceof Promise ? await answering : answering);
  }
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  function close(): void {
    server.closeAllConnections();
    server.close();
  }
  onTestFinished(close);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/hooks/catch/1`,
    received,
    /** Connections that are open on its side. */
    connections: () => promisify(server.getConnections.bind(server))(),
    /** Breaks all connections and takes no more. */
    close,
    /** Resolves once so many requests have come. */
    arrivals: (count: number) =>
      new Promise<void>((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}

function reply(response: ServerResponse, answer: Answer): void {
  if (answer === 'hang') return;
  if (answer === 'endless') {
    response.writeHead(200).write('{"status":');
    return;
  }
  if (answer === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  const { status, headers = {} } = typeof answer === 'number' ? { status: answer } : answer;
  response.writeHead(status, headers).end('{"status":"success"}');
}
