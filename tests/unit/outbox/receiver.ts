import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export type Received = {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** An answer, or how the receiver fails: no answer at all, or a connection torn down. */
export type Answer =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  | 'hang'
  | 'reset';

export type Receiver = {
  readonly origin: string;
  readonly requests: readonly Received[];
  /** How many requests were open at the same time, at most. */
  readonly mostAtOnce: () => number;
  /** Resolves when so many requests have arrived in all. */
  readonly arrived: (count: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The bundled server's answer to a lead that it has taken. */
export function receipt(name = 'R-1'): Answer {
  const body = JSON.stringify({ receipt: name, receivedAt: '2026-11-20T03:04:06.000Z' });
  return { status: 202, headers: { 'content-type': 'application/json' }, body };
}

function send(answer: Answer, response: ServerResponse): void {
  if (answer === 'hang') return;
  if (answer === 'reset') response.socket?.destroy();
  else response.writeHead(answer.status, answer.headers).end(answer.body);
}

/** A real HTTP server on a free loopback port that records what it is sent. */
export async function startReceiver(
  answer: (received: Received, count: number) => Answer | Promise<Answer> = () => receipt(),
): Promise<Receiver> {
  const requests: Received[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let open = 0;
  let most = 0;
  const server = createServer(async (request, response) => {
    open += 1;
    most = Math.max(most, open);
    const { method, url, headers } = request;
    const received = { method, url, headers, body: await text(request) };
    requests.push(received);
    for (const { count, resolve } of waiting) if (requests.length >= count) resolve();
    const answered = await answer(received, requests.length);
    open -= 1;
    send(answered, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    mostAtOnce: () => most,
    arrived: (count) =>
      new Promise((resolve) => {
        if (requests.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An origin where nobody listens. */
export async function deadOrigin(): Promise<string> {
  const receiver = await startReceiver();
  await receiver.close();
  return receiver.origin;
}
